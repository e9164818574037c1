import { frameTexts } from '../../content/frame.ts'
import type { Action, PageContent } from '../../content/page.ts'
import { Picture } from '../pictures/picture.tsx'
import { StandingPicture } from '../pictures/standing-picture.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { FirstViewEnds } from '../ui/first-view-ends.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { FactRows } from './text-blocks.tsx'

type Head = Pick<PageContent, 'head' | 'breadcrumb' | 'crumb' | 'heading' | 'actions' | 'picture' | 'headFacts'> &
  Partial<Pick<PageContent, 'lede' | 'sections'>>

type Props = {
  page: Head
  /** False if a section below belongs to the first view, and ends it. */
  endsFirstView?: boolean
  children?: React.ReactNode
}

/** Breadcrumb, the page's only h1, an introduction, and the main actions, in one of three layouts. */
export const PageHead = ({ page, endsFirstView = true, children }: Props) => (
  <div className={`head-${page.head ?? 'service'}`}>
    <div className="page">
      <Breadcrumb label={frameTexts.breadcrumb} ancestors={page.breadcrumb} current={page.crumb} />
      {page.head === 'reference' ? (
        <ReferenceHead page={page}>{children}</ReferenceHead>
      ) : (
        <PicturedHead page={page}>{children}</PicturedHead>
      )}
      {endsFirstView && <FirstViewEnds />}
    </div>
  </div>
)

type PartProps = Pick<Props, 'page' | 'children'>

/** Beside a picture. On the page of a service, what the visitor can do comes before the introduction. */
const PicturedHead = ({ page, children }: PartProps) => {
  const actions = page.actions && <Actions actions={page.actions} />
  const isStory = page.head === 'story'
  return (
    <div className={page.picture ? 'page-head page-head-pictured' : 'page-head'}>
      <div className="page-head-words stack stack-loose">
        <h1>{page.heading}</h1>
        {!isStory && actions}
        {!isStory && children}
        <Lede text={page.lede} />
        {isStory && actions}
        {isStory && children}
      </div>
      {page.picture && <StandingPicture picture={page.picture} />}
    </div>
  )
}

/** Compact: a small picture, facts, and links to the sections of the page. */
const ReferenceHead = ({ page, children }: PartProps) => {
  // Quotes have no title, and the call to action at the end is no place to look something up.
  const sections = (page.sections ?? []).filter((section) => section.kind !== 'quote' && section.kind !== 'band')
  return (
    <div className="page-head page-head-reference">
      <div className="stack">
        <h1>{page.heading}</h1>
        <Lede text={page.lede} />
        {page.actions && <Actions actions={page.actions} />}
        {children}
      </div>
      <div className="page-head-side">
        {page.picture && <Picture picture={page.picture} />}
        {page.headFacts && <FactRows rows={page.headFacts} />}
      </div>
      {sections.length > 0 && (
        <nav className="page-head-contents" aria-label={frameTexts.onThisPage}>
          <ul className="page-head-links">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

const Lede = ({ text }: { text: string | undefined }) =>
  text && (
    <p className="lede">
      <RichText text={text} />
    </p>
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
