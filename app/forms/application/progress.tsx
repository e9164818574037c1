import { useRef, type Ref } from 'react'
import type { applicationPage } from '../../../content/pages/job-application.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DraftFiles } from './draft-store.ts'
import type { DraftState } from './use-draft.ts'

type Texts = typeof applicationPage.form

type Props = {
  texts: Texts
  /** Ids of the sections that are done. */
  done: ReadonlySet<string>
  /** Nothing that is required is missing. */
  isComplete: boolean
  current: string | undefined
  draft: DraftState
  files: DraftFiles
  noteRef: Ref<HTMLDivElement>
  onRemove: () => void
}

/** Shows the sections that are done, the current one, and whether the draft is stored. */
export const FormProgress = ({ texts, done, isComplete, current, draft, files, noteRef, onRemove }: Props) => {
  const { sections, progress } = texts
  const at = sections.findIndex((section) => section.id === current)
  const fold = useRef<HTMLDetailsElement>(null)
  const close = () => fold.current?.removeAttribute('open')
  const contents = <Contents texts={texts} done={done} current={current} onPick={close} />
  return (
    <div className="form-aside">
      <div className="form-progress needs-script">
        <p className="small">
          <b>{progress.done(done.size, sections.length)}</b>
        </p>
        <output className="small">{isComplete ? progress.complete : ''}</output>
        <progress className="meter" value={done.size} max={sections.length} aria-label={progress.meter} />
        <div tabIndex={-1} ref={noteRef}>
          <DraftNote texts={texts.draft} draft={draft} files={files} />
        </div>
        <output className="visually-hidden">{draft.deleted ? texts.draft.deleted : ''}</output>
        {draft.savedAt && (
          <p>
            <button className="button button-plain" type="button" onClick={onRemove}>
              {texts.draft.remove}
            </button>
          </p>
        )}
      </div>
      <nav className="only-wide" aria-label={progress.contents}>
        {contents}
      </nav>
      <details className="toc-fold only-narrow" ref={fold}>
        <summary>
          <span>
            {at < 0 ? progress.contents : `${at + 1}. ${sections[at]?.title}`}
            <small className="needs-script">{progress.short(done.size, sections.length)}</small>
          </span>{' '}
          <Icon name="chevron" />
        </summary>
        <nav aria-label={progress.contents}>{contents}</nav>
      </details>
    </div>
  )
}

type ContentsProps = Pick<Props, 'texts' | 'done' | 'current'> & { onPick: () => void }

const Contents = ({ texts: { sections, progress }, done, current, onPick }: ContentsProps) => (
  <ol className="toc">
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} onClick={onPick} aria-current={id === current ? 'step' : undefined}>
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

type NoteProps = { texts: Texts['draft']; draft: DraftState; files: DraftFiles }

const DraftNote = ({ texts, draft: { savedAt, failed, deleted, unsaved }, files }: NoteProps) => {
  if (failed)
    return (
      <p className="draft-note is-failed" role="alert">
        {texts.failed}
      </p>
    )
  if (!savedAt) return <p className="small soft">{deleted ? texts.deleted : texts.none}</p>
  const unsavedNames = [...unsaved].flatMap((name) => files[name]?.name ?? [])
  return (
    <p className={unsavedNames.length > 0 ? 'draft-note is-failed' : 'draft-note'}>
      <Icon name={unsavedNames.length > 0 ? 'bang' : 'check'} />
      <span>{texts.saved(time.format(savedAt), unsavedNames)}</span>
    </p>
  )
}
