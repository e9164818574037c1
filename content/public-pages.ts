import type { Published } from '../contract/published.ts'
import { articles, articlesIn, type Article } from './articles.ts'
import { cities } from './cities.ts'
import { cityCode, commonScene } from './city.ts'
import { countryPages } from './country-pages.ts'
import { inquiryPages } from './inquiry-pages.ts'
import { legalTexts } from './legal-texts.ts'
import type { PageContent } from './page.ts'
import { blogPage } from './pages/blog.ts'
import { careers } from './pages/careers.ts'
import { company } from './pages/company.ts'
import { findAgentPage } from './pages/find-agent.ts'
import { helpPage } from './pages/help.ts'
import { home } from './pages/home.ts'
import { itPolicy } from './pages/it-policy.ts'
import { licensesPage } from './pages/licenses.ts'
import { sendPage } from './pages/send.ts'
import { serviceArea } from './pages/service-area.ts'
import { plainPagesByTopic } from './plain-pages.ts'

/** A public page, for the sitemap, the link previews and llms.txt. */
export type PublicPage = {
  path: string
  heading: string
  description: string
  /** The file name of its picture. */
  picture: string
  /** The code of the cloth of its country or city. */
  cloth?: string
  /** The date of its text, as YYYY-MM-DD, if it has one. */
  dated?: string
}

type Source = Pick<PageContent, 'path' | 'heading' | 'description' | 'picture'>

const page = ({ path, heading, description, picture }: Source, otherwise = 'family'): PublicPage => ({
  path,
  heading,
  description,
  picture: picture?.name ?? otherwise,
})

type PageGroup = { title: string; pages: PublicPage[] }

/** The pages that are always there, grouped by topic. */
const groups: PageGroup[] = [
  {
    title: 'Sending money',
    pages: [
      page({ ...home, heading: home.hero.heading }),
      ...[...plainPagesByTopic.sending, ...inquiryPages, findAgentPage, sendPage, helpPage].map((source) =>
        page(source),
      ),
    ],
  },
  {
    title: 'Where the money goes',
    pages: countryPages.map((source) => ({ ...page(source), cloth: source.country.iso2 })),
  },
  {
    title: 'Where we are',
    pages: [page(serviceArea), ...cities.map((city) => ({ ...page(city, commonScene.name), cloth: cityCode(city) }))],
  },
  {
    title: 'The company',
    pages: [company, ...plainPagesByTopic.company, careers].map((source) => page(source)),
  },
  {
    title: 'Rules and licenses',
    pages: [
      ...plainPagesByTopic.rules.map((source) => page(source)),
      page(licensesPage, 'licenses'),
      page(itPolicy, 'it-policy'),
      ...legalTexts.map(({ title, dated, ...text }) => ({ ...page({ ...text, heading: title }), dated })),
    ],
  },
]

const newsWith = (listed: Article[]): PageGroup => ({
  title: 'News and guides',
  pages: [page(blogPage, 'news'), ...listed.map(articlePage)],
})

const articlePage = ({ path, title, description, picture, date }: Article): PublicPage => ({
  path,
  heading: title,
  description,
  picture: 'name' in picture ? picture.name : 'news',
  dated: date,
})

/** Every page that is built, including articles that appear later. */
export const publicPages: PublicPage[] = [...groups, newsWith(articles)].flatMap(({ pages }) => pages)

/** Every page that visitors can read, grouped by topic. */
export const publicPagesIn = (published: Published): PageGroup[] => [...groups, newsWith(articlesIn(published))]
