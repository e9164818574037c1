/** Builds schema.org data for pages. React Router escapes anything that could end the script element. */
import type { MetaDescriptor } from 'react-router'
import type { Article } from '../../content/articles.ts'
import { brand } from '../../content/brand/company.ts'
import { hasOffice } from '../../content/cities.ts'
import type { City } from '../../content/city.ts'
import { claims } from '../../content/brand/claims.ts'
import type { CountryPage } from '../../content/country-pages.ts'
import type { Crumb } from '../../content/page.ts'
import { withoutMarkup } from '../../contract/inline-markup.ts'
import { team } from '../../content/brand/people.ts'
import { teams } from '../../content/pages/teams.ts'
import { absolute } from './absolute.ts'
import { articlePreview, previewOf } from './preview.ts'

const organizationId = absolute('/#organization')
export const company = { '@type': 'Organization', '@id': organizationId, name: brand.legalName }
const telephone = brand.phones.tollFree.uri.replace('tel:', '')

const address = {
  '@type': 'PostalAddress',
  streetAddress: brand.address.street,
  addressLocality: brand.address.city,
  addressRegion: brand.address.state,
  postalCode: brand.address.zip,
  addressCountry: brand.address.country,
}

const openingHoursSpecification = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: brand.hours.days.map((day) => `https://schema.org/${day}`),
  opens: brand.hours.opens,
  closes: brand.hours.closes,
}

export const organization = () =>
  describe('Organization', {
    '@id': organizationId,
    name: brand.name,
    legalName: brand.legalName,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    foundingDate: String(claims.incorporated),
    identifier: { '@type': 'PropertyValue', propertyID: 'NMLS', value: brand.nmlsId },
    address,
    location: { '@type': 'Place', name: `${brand.name}, ${brand.address.city}`, address, openingHoursSpecification },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone,
      email: brand.mailboxes.info,
      availableLanguage: [...claims.supportLanguages],
    },
    sameAs: brand.social.map(({ url }) => url),
  })

export const breadcrumbList = (ancestors: Crumb[], current: Crumb) =>
  describe('BreadcrumbList', {
    itemListElement: [...ancestors, current].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.text,
      item: absolute(crumb.href),
    })),
  })

export const articleData = (article: Omit<Article, 'body'>) =>
  describe('Article', {
    headline: article.title,
    description: article.description,
    image: absolute(articlePreview(article).path),
    datePublished: article.date,
    author: authorData(article),
    publisher: company,
    mainEntityOfPage: absolute(article.path),
  })

function authorData({ author }: Pick<Article, 'author'>) {
  const person = team.find(({ name }) => name === author)
  if (!person) return { ...company, name: brand.name }
  return {
    '@type': 'Person',
    name: person.name,
    jobTitle: person.role,
    url: absolute(teams.path),
    worksFor: company,
  }
}

/** We have one office. Other cities are served by agents, so they have no address, only an area served. */
export const financialService = (city: City) =>
  describe('FinancialService', {
    name: `${brand.name}, ${city.name}`,
    description: city.description,
    url: absolute(city.path),
    image: absolute(previewOf(city.path)),
    telephone,
    parentOrganization: company,
    ...(hasOffice(city) && { address, openingHoursSpecification }),
    areaServed: {
      '@type': 'City',
      name: city.name,
      containedInPlace: { '@type': 'State', name: city.state },
      geo: { '@type': 'GeoCoordinates', latitude: city.lat, longitude: city.lng },
    },
  })

/** The transfer of money to a country. */
export const transferService = ({ heading, description, path, country, facts }: CountryPage, serviceType: string) =>
  describe('Service', {
    name: heading,
    description,
    serviceType,
    url: absolute(path),
    provider: company,
    areaServed: { '@type': 'Country', name: facts.name, identifier: country.iso2.toUpperCase() },
  })

/** Questions and answers that are on the page. */
export const questionData = (questions: { question: string; answer: string[] }[]) =>
  describe('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutMarkup(answer.join(' ')) },
    })),
  })

type Value = string | number | boolean | Value[] | { [name: string]: Value }

export const describe = (type: string, facts: Record<string, Value>): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...facts },
})
