import { frameTexts } from '../../content/frame.ts'
import type { Action, PageContent } from '../../content/page.ts'
import { StandingPicture } from '../pictures/standing-picture.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { FirstViewEnds } from '../ui/first-view-ends.tsx'
import { RichText } from '../ui/rich-text.tsx'

type Head = Pick<PageContent, 'breadcrumb' | 'crumb' | 'heading' | 'actions' | 'picture'> & { lede?: string }

type Props = {
  page: Head
  /** False if a section below belongs to the first view, and ends it. */
  endsFirstView?: boolean
  children?: React.ReactNode
}

/** Breadcrumb, the page's only h1, an introduction, and the main actions. */
export const PageHead = ({ page, endsFirstView = true, children }: Props) => (
  <div className="page">
    <Breadcrumb label={frameTexts.breadcrumb} ancestors={page.breadcrumb} current={page.crumb} />
    <div className={page.picture ? 'page-head page-head-pictured' : 'page-head'}>
      <div className="page-head-words stack stack-loose">
        <h1>{page.heading}</h1>
        {page.lede && (
          <p className="lede">
            <RichText text={page.lede} />
          </p>
        )}
        {page.actions && <Actions actions={page.actions} />}
        {children}
      </div>
      {page.picture && <StandingPicture picture={page.picture} />}
    </div>
    {endsFirstView && <FirstViewEnds />}
  </div>
)

/** The first action is the primary one. */
export const Actions = ({ actions }: { actions: Action[] }) => (
  <p className="cluster">
    {actions.map((action, index) => (
      <a className={index === 0 ? 'button button-primary' : 'button button-quiet'} href={action.href} key={action.href}>
        {action.text}
      </a>
    ))}
  </p>
)
