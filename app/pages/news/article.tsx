import { data } from 'react-router'
import { articles, publishedArticles } from '../../../content/articles.ts'
import { countriesNamedOn } from '../../../content/country-links.ts'
import { frameTexts } from '../../../content/frame.ts'
import { countryTexts } from '../../../content/pages/country.ts'
import { blogPage, blogTexts } from '../../../content/pages/blog.ts'
import { atPath } from '../../rendering/at-path.ts'
import { longDate } from '../../text/long-date.ts'
import { renderMarkdown } from '../../text/markdown.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { StandingPicture } from '../../pictures/standing-picture.tsx'
import { ArticleCards } from './article-cards.tsx'
import { LinkList } from '../../sections/link-list.tsx'
import { Contents } from '../../sections/contents.tsx'
import { articleData } from '../../head/structured-data.ts'
import { FirstViewEnds } from '../../ui/first-view-ends.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ErrorPage } from '../error.tsx'
import { meta as notFoundMeta } from '../not-found.tsx'
import type { Route } from './+types/article'

export function loader({ pattern }: Route.LoaderArgs) {
  const { body, ...article } = atPath(articles, pattern)
  const published = publishedArticles()
  const index = published.findIndex(({ path }) => path === article.path)
  if (index === -1) throw data(null, 404)
  const others = published.toSpliced(index, 1)
  const next = [...others.slice(index), ...others].slice(0, 3).map(({ body: _body, ...card }) => card)
  const countries = { title: countryTexts.sendTo, links: countriesNamedOn(article.path) }
  return { article, next, countries, ...renderMarkdown(body) }
}

const ancestors = [...blogPage.breadcrumb, { text: blogPage.crumb, href: blogPage.path }]

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return notFoundMeta()
  const { title: heading, pageTitle: title, ...article } = loaderData.article
  return pageMeta({ ...article, title, heading, breadcrumb: ancestors, crumb: heading, kind: 'article' }, [
    { property: 'article:published_time', content: article.date },
    articleData(loaderData.article),
  ])
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, next, countries, html, headings } = loaderData
  return (
    <>
      <article className="page">
        <Breadcrumb label={frameTexts.breadcrumb} ancestors={ancestors} current={article.title} />
        <div className="page-head stack">
          <h1 className="article-title">{article.title}</h1>
          <p className="lede">{article.teaser}</p>
          <p className="article-meta">
            <time dateTime={article.date}>{longDate(article.date)}</time>
            <span>
              {article.minutes} {blogTexts.minutes}
            </span>
          </p>
        </div>
        <figure className="article-figure">
          <StandingPicture picture={article.picture} />
        </figure>
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
