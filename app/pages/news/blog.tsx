import { articlesIn } from '../../../content/articles.ts'
import { blogPage, blogTexts } from '../../../content/pages/blog.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { ArticleCards } from './article-cards.tsx'
import { Band } from '../../sections/band.tsx'
import { publishedContext } from '../../rendering/site-context.ts'
import { PageHead } from '../../sections/page-head.tsx'
import type { Route } from './+types/blog'

export const loader = ({ context }: Route.LoaderArgs) => ({
  articles: articlesIn(context.get(publishedContext)).map(({ body: _body, ...card }) => card),
})

export const meta: Route.MetaFunction = () => pageMeta(blogPage)

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={blogPage} />
      <section className="section section-deep" aria-label={blogTexts.listTitle}>
        <div className="page">
          <h2 className="visually-hidden">{blogTexts.listTitle}</h2>
          <ArticleCards articles={loaderData.articles} front />
        </div>
      </section>
      <Band section={blogTexts.closing} />
    </>
  )
}
