import { articles } from '../../content/articles.ts'
import { brand } from '../../content/brand.ts'
import { frameTexts } from '../../content/frame.ts'
import { blogPage, blogTexts } from '../../content/pages/blog.ts'
import { atPath } from '../at-path.ts'
import { longDate } from '../long-date.ts'
import { renderMarkdown } from '../markdown.ts'
import { absolute, pageMeta } from '../page-meta.ts'
import { StandingPicture } from '../pictures/standing-picture.tsx'
import { ArticleCards } from '../sections/article-cards.tsx'
import { Contents } from '../sections/contents.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import type { Route } from './+types/article'

export function loader({ pattern }: Route.LoaderArgs) {
  const { body, ...article } = atPath(articles, pattern)
  const others = articles.filter(({ path }) => path !== article.path)
  const here = articles.findIndex(({ path }) => path === article.path)
  const next = [...others.slice(here), ...others].slice(0, 3).map(({ body: _body, ...card }) => card)
  return { article, next, ...renderMarkdown(body) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { article } = loaderData
  return pageMeta({ ...article, title: article.pageTitle }, [
    { property: 'article:published_time', content: article.date },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        description: article.description,
        datePublished: article.date,
        author: { '@type': 'Organization', name: brand.name },
        publisher: { '@type': 'Organization', name: brand.legalName },
        mainEntityOfPage: absolute(article.path),
      },
    },
  ])
}

export default function ArticlePage({ loaderData: { article, next, html, headings } }: Route.ComponentProps) {
  const way = [...blogPage.breadcrumb, { text: blogPage.crumb, href: blogPage.path }]
  return (
    <>
      <article className="page">
        <Breadcrumb label={frameTexts.breadcrumb} way={way} here={article.title} />
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
        <div className="reading">
          <Contents title={blogTexts.contents} headings={headings} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </article>
      <section className="section section-deep" aria-labelledby="next-title">
        <div className="page stacked">
          <h2 id="next-title">{blogTexts.next}</h2>
          <ArticleCards articles={next} />
        </div>
      </section>
    </>
  )
}
