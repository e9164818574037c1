import { frameTexts } from '../../content/frame.ts'
import { legalFrame, legalTexts } from '../../content/legal-texts.ts'
import { atPath } from '../at-path.ts'
import { renderMarkdown } from '../markdown.ts'
import { pageMeta } from '../page-meta.ts'
import { Contents } from '../sections/contents.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
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
  return (
    <div className="page">
      <Breadcrumb label={frameTexts.breadcrumb} way={[legalFrame.home]} here={text.title} />
      <div className="page-head">
        <h1>{text.title}</h1>
        <p className="article-meta">
          <time dateTime={text.dated}>{text.datedLabel}</time>
        </p>
      </div>
      <div className="reading">
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        <Contents title={legalFrame.contents} headings={headings} />
      </div>
    </div>
  )
}
