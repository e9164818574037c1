import { legalFrame, legalTexts } from '../../content/legal-texts.ts'
import { atPath } from '../rendering/at-path.ts'
import { renderMarkdown } from '../text/markdown.ts'
import { pageMeta } from '../head/page-meta.ts'
import { Contents } from '../sections/contents.tsx'
import { PageHead } from '../sections/page-head.tsx'
import type { Route } from './+types/legal'

export function loader({ pattern }: Route.LoaderArgs) {
  const { body, ...text } = atPath(legalTexts, pattern)
  return { text, ...renderMarkdown(body) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { title: heading, pageTitle: title, ...text } = loaderData.text
  return pageMeta({ ...text, title, heading, breadcrumb: [legalFrame.home], crumb: heading })
}

export default function LegalPage({ loaderData: { text, html, headings } }: Route.ComponentProps) {
  const head = {
    head: 'reference' as const,
    breadcrumb: [legalFrame.home],
    crumb: text.title,
    heading: text.title,
    lede: text.description,
    picture: text.picture,
  }
  return (
    <>
      <PageHead page={head}>
        <p className="article-meta">
          <time dateTime={text.dated}>{text.datedLabel}</time>
        </p>
      </PageHead>
      <div className="page reading">
        <Contents title={legalFrame.contents} headings={headings} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </>
  )
}
