import { data } from 'react-router'
import { articlesIn } from '../../../content/articles.ts'
import { team } from '../../../content/brand/people.ts'
import { countriesNamedOn } from '../../../content/country-links.ts'
import { frameTexts } from '../../../content/frame.ts'
import { countryTexts } from '../../../content/pages/country.ts'
import { blogPage, blogTexts } from '../../../content/pages/blog.ts'
import { teams } from '../../../content/pages/teams.ts'
import { longDate } from '../../text/long-date.ts'
import { renderMarkdown } from '../../text/markdown.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { articlePreview } from '../../head/preview.ts'
import { publishedContext } from '../../rendering/site-context.ts'
import { ArticleFigure } from './article-picture.tsx'
import { ArticleCards } from './article-cards.tsx'
import { LinkList } from '../../sections/link-list.tsx'
import { Contents } from '../../sections/contents.tsx'
import { articleData } from '../../head/structured-data.ts'
import { FirstViewEnds } from '../../ui/first-view-ends.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ErrorPage } from '../error.tsx'
import { meta as notFoundMeta } from '../not-found.tsx'
import type { Route } from './+types/article'

/** Articles from the site's files have paths of their own; those from the desk are below the list. */
export function loader({ pattern, params, context }: Route.LoaderArgs) {
  const published = context.get(publishedContext)
  const path = params.slug === undefined ? pattern : `${blogPage.path}/${params.slug.toLowerCase()}`
  const articles = articlesIn(published)
  const index = articles.findIndex((article) => article.path === path)
  const found = articles[index]
  if (!found) throw data(null, published.changes.article.get(path) === null ? 410 : 404)
  const others = articles.toSpliced(index, 1)
  const next = [...others.slice(index), ...others.slice(0, index)].slice(0, 3).map(({ body: _body, ...card }) => card)
  const countries = { title: countryTexts.sendTo, links: countriesNamedOn(found) }
  const { body, ...article } = found
  return { article, next, countries, ...renderMarkdown(body) }
}

const ancestors = [...blogPage.breadcrumb, { text: blogPage.crumb, href: blogPage.path }]

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return notFoundMeta()
  const { title: heading, pageTitle: title, ...article } = loaderData.article
  return pageMeta(
    {
      ...article,
      title,
      heading,
      breadcrumb: ancestors,
      crumb: heading,
      kind: 'article',
      preview: articlePreview(article),
    },
    [{ property: 'article:published_time', content: article.date }, articleData(loaderData.article)],
  )
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, next, countries, html, headings } = loaderData
  const author = team.find(({ name }) => name === article.author)
  return (
    <>
      <article className="page">
        <Breadcrumb label={frameTexts.breadcrumb} ancestors={ancestors} current={article.title} />
        <div className="page-head stack">
          <h1 className="article-title">{article.title}</h1>
          <p className="lede">{article.teaser}</p>
          <p className="article-meta">
            {author && (
              <span>
                {blogTexts.by} <a href={teams.path}>{author.name}</a>, {author.role}
              </span>
            )}
            <time dateTime={article.date}>{longDate(article.date)}</time>
            <span>{blogTexts.minutes(article.minutes)}</span>
          </p>
        </div>
        <ArticleFigure picture={article.picture} />
        <FirstViewEnds />
        <div className="reading">
          <Contents title={blogTexts.contents} headings={headings} />
          <div className="stack stack-loose">
            <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
            <LinkList id="countries" {...countries} />
          </div>
        </div>
      </article>
      <section className="section section-deep no-print" aria-labelledby="next-title">
        <div className="page stacked">
          <div className="ground-head">
            <h2 id="next-title">{blogTexts.next}</h2>
          </div>
          <ArticleCards articles={next} />
        </div>
      </section>
    </>
  )
}

export const ErrorBoundary = () => <ErrorPage />
