import { articlePaths } from '../content/article-paths.ts'
import { brand } from '../content/brand/company.ts'
import { cities } from '../content/cities.ts'
import { countryPages } from '../content/country-pages.ts'
import { isPublished } from '../content/is-published.ts'
import routes from '../app/routes.ts'
import { isLongRun } from './fault-rounds.ts'

/** Pages for designers or for embedding, which visitors do not open directly. */
const unlisted = new Set(['/locator', '/gallery', '*'])

const countryPaths = countryPages.map(({ path }) => path)

/** Every public page in the list of routes, and those of all countries. */
export const publicPaths = routes
  .filter(({ file, children, path = '/' }) => file.startsWith('pages/') && !children && !path.includes(':'))
  .map(({ path = '/' }) => path)
  .filter((path) => !unlisted.has(path))
  .concat(countryPaths)

/** Cities, countries, and articles differ only in their text, so layout tests need only the first of each; long runs use all. */
const pathsOfSameLayout = new Set(
  ['pages/city/city.tsx', 'pages/news/article.tsx'].flatMap((kind) => {
    const paths = routes.flatMap(({ file, path }) => (file === kind && path ? [path] : []))
    if (paths.length === 0) throw new Error(`There is no page of the kind ${kind}.`)
    return paths.slice(1)
  }),
)
for (const path of countryPaths.slice(1)) pathsOfSameLayout.add(path)

export const layoutPaths = publicPaths.filter((path) => isLongRun || !pathsOfSameLayout.has(path))

/** Another company may delete articles, or write its own. */
const specifiedArticles = [
  '/Benefits-of-Text2Pay',
  '/Step-by-Step-Guide',
  '/Security-How-Text2Pay-Ensures',
  '/Text2Pay-The-Future-of-Seamless',
  '/Real-Stories-How-Text2Pay-is-Making',
  '/Breaking-Down-Barriers',
  '/Investing-in-Remittance',
  '/Global-Partnerships-How-Collaboration-Moves-Money',
  '/Innovations-in-B2B-Digital',
]

/** The addresses that the requirements name (RTE-1 to RTE-5), apart from those of cities, which the brand decides. */
export const specifiedPaths = [
  '/',
  '/products',
  '/service',
  '/p2premittance',
  '/ngo',
  '/customised',
  '/b2b',
  '/globalpayment',
  '/agent',
  '/company',
  '/aboutus',
  '/Teams',
  '/career',
  '/Compliance',
  '/partnership',
  '/investor-relations',
  '/servicearea',
  '/blog',
  '/find-agent',
  '/send',
  '/privacy-policy',
  '/term-of-use',
  '/licenses',
  '/itpolicy',
  ...(brand.sample ? specifiedArticles : []),
]

/** The pages of two cities. */
export const [cityPath = '/', otherCityPath = '/'] = cities.map(({ path }) => path)

/** An article that visitors can read. */
export const articlePath = articlePaths.find((article) => isPublished(article))?.path ?? '/blog'

/** One page of each kind. */
export const kindPaths = [
  '/',
  '/products',
  '/b2b',
  '/find-agent',
  '/send',
  '/career',
  '/blog',
  cityPath,
  '/licenses',
  articlePath,
]
