import { brand } from '../../content/brand/company.ts'
import { jobPage } from '../../content/pages/job.ts'
import { endOfDay } from '../../contract/local-time.ts'
import type { Vacancy } from '../../contract/vacancy.ts'
import { absolute } from './absolute.ts'
import { company, describe } from './structured-data.ts'

/** A vacancy as schema.org data for job search engines. */
export const jobPosting = (job: Vacancy & { datePosted: string }) =>
  describe('JobPosting', {
    title: job.jobTitle,
    description: toHtml(job),
    datePosted: job.datePosted,
    identifier: { '@type': 'PropertyValue', name: brand.legalName, value: job.id },
    hiringOrganization: { ...company, sameAs: absolute('/'), logo: absolute('/icon-512.png') },
    ...(job.closesOn && { validThrough: endOfDay(brand.timeZone, job.closesOn) }),
    ...(job.employmentType && { employmentType: employmentTypes[job.employmentType] }),
    ...(job.payPer && (job.payFrom ?? job.payTo) && { baseSalary: salary(job, job.payPer) }),
    ...(job.workplace === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: brand.address.country },
    }),
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...addressOf(job.location) } },
    industry: jobPage.summary.industry.value,
    directApply: true,
    url: absolute(`${jobPage.path}/${job.id}`),
  })

/** The values that schema.org documents for search engines. */
const employmentTypes = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
}

const salary = ({ payFrom, payTo }: Vacancy, payPer: string) => ({
  '@type': 'MonetaryAmount',
  currency: 'USD',
  value: {
    '@type': 'QuantitativeValue',
    ...(payFrom && { minValue: Number(payFrom) }),
    ...(payTo && { maxValue: Number(payTo) }),
    unitText: payPer.toUpperCase(),
  },
})

/** The city and state, if the text begins with them: “Columbus, Ohio, or from home …” or “Anoka, MN”. */
export function addressOf(location: string): {
  addressLocality: string
  addressRegion?: string
  addressCountry: string
} {
  const [, addressLocality, addressRegion] = /^([^,(]+), ([A-Z]{2}\b|[A-Z][A-Za-z ]*[a-z])/.exec(location) ?? []
  if (!addressLocality || !addressRegion) return { addressLocality: location, addressCountry: brand.address.country }
  return { addressLocality, addressRegion, addressCountry: brand.address.country }
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Search engines expect the complete text as simple HTML. */
export function toHtml(job: Vacancy, escape = escapeHtml): string {
  const { sections } = jobPage
  const paragraph = (text: string) => `<p>${escape(text)}</p>`
  const list = (title: string, items: string[]) =>
    items.length > 0 ? `<h3>${title}</h3><ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>` : ''
  return [
    paragraph(job.positionSummary),
    list(sections.keyResponsibilities, job.keyResponsibilities),
    list(sections.technicalExpertise, job.technicalExpertise),
    list(sections.coreCompetencies, job.coreCompetencies),
    list(sections.benefits, [...job.benefits, ...job.professionalGrowth]),
    list(sections.applicationRequirements, job.applicationRequirements),
    paragraph(job.companyOverview),
  ].join('')
}
