import type { applicationPage } from '../../../content/pages/job-application.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DraftState } from './use-draft.ts'

type Texts = typeof applicationPage.form

type Props = {
  texts: Texts
  /** Ids of the sections that are done. */
  done: ReadonlySet<string>
  current: string | undefined
  draft: DraftState
  onRemove: () => void
}

/** How far one has come, where one is, and whether the draft is safe. */
export const FormProgress = ({ texts, done, current, draft, onRemove }: Props) => {
  const { sections, progress } = texts
  const here = sections.findIndex((section) => section.id === current)
  const contents = <Contents texts={texts} done={done} current={current} />
  return (
    <div className="form-aside">
      <div className="form-progress">
        <p className="small">
          <b>{progress.done(done.size, sections.length)}</b>
        </p>
        <progress className="meter" value={done.size} max={sections.length} aria-label={progress.meter} />
        <DraftNote texts={texts.draft} draft={draft} onRemove={onRemove} />
      </div>
      <nav className="only-wide" aria-label={progress.contents}>
        {contents}
      </nav>
      <details className="toc-fold only-narrow">
        <summary>
          {here < 0 ? progress.contents : `${here + 1}. ${sections[here]?.title}`} <Icon name="chevron" />
        </summary>
        <nav aria-label={progress.contents}>{contents}</nav>
      </details>
    </div>
  )
}

const Contents = ({ texts: { sections, progress }, done, current }: Pick<Props, 'texts' | 'done' | 'current'>) => (
  <ol className="toc">
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} aria-current={id === current ? 'step' : undefined}>
          {title}
          {done.has(id) && (
            <>
              <Icon name="check" />
              <span className="visually-hidden">{progress.isDone}</span>
            </>
          )}
        </a>
      </li>
    ))}
  </ol>
)

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

type NoteProps = { texts: Texts['draft']; draft: DraftState; onRemove: () => void }

const DraftNote = ({ texts, draft: { savedAt, failed }, onRemove }: NoteProps) => {
  if (failed) return <p className="draft-note is-failed">{texts.failed}</p>
  if (!savedAt) return <p className="small soft">{texts.none}</p>
  return (
    <>
      <p className="draft-note">
        <Icon name="check" /> {texts.saved(time.format(savedAt))}
      </p>
      <p>
        <button className="button button-plain" type="button" onClick={onRemove}>
          {texts.remove}
        </button>
      </p>
    </>
  )
}
