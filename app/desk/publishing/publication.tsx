import { useRef, useState } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { historyTexts } from '../../../content/admin/publishing-history.ts'
import { editorTexts as texts, kindNames, publishingTexts } from '../../../content/admin/publishing.ts'
import { problemTexts } from '../../../content/reason-text.ts'
import { publishedReasons } from '../../../content/reasons/published.ts'
import { fieldProblems } from '../../../contract/field-problems.ts'
import { publicationContents } from '../../../contract/publication-content.ts'
import type { OpenedPublication, PublicationVersion } from '../../../contract/publication.ts'
import { call } from '../calls/call.ts'
import { mayConcern } from '../calls/live.ts'
import { useDeskEvents } from '../calls/use-live.ts'
import { useMay } from '../calls/use-may.ts'
import { isMissing, PageError } from '../frame/page-error.tsx'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { formatDateTimeZone } from '../records/dates.ts'
import { ConfirmForm } from '../records/confirm-form.tsx'
import { newId } from '../records/new-id.ts'
import { useNotice } from '../records/use-notice.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DeskHead } from '../ui/desk-head.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyState } from '../ui/states.tsx'
import { CheckList } from './check-list.tsx'
import { Conflicts } from './conflicts.tsx'
import { kindForms } from './forms.ts'
import { Preview } from './preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { RestoreVersion } from './restore-version.tsx'
import { useChecks } from './use-checks.ts'
import { useOthers, usePublication, type SaveState } from './use-publication.ts'
import { VersionList } from './version-list.tsx'
import type { Route } from './+types/publication'

export const handle = { title: publishingTexts.title, needs: 'publications.open' } satisfies DeskHandle

export const meta = deskMeta(publishingTexts.title)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => call('publications.open', { id: params.id })

const back = { to: '/admin/publishing', text: texts.back }

export function ErrorBoundary() {
  if (!isMissing(useRouteError())) return <PageError />
  return (
    <>
      <DeskHead title={publishingTexts.title} back={back} />
      <EmptyState icon="file" title={texts.gone.title} text={texts.gone.text} />
    </>
  )
}

export default function PublicationPage({ loaderData }: Route.ComponentProps) {
  return <Editor opened={loaderData} key={loaderData.id} />
}

const Editor = ({ opened }: { opened: OpenedPublication }) => {
  const { id, kind, state, versions } = opened
  const isEditable = useMay()('publications.saveDraft')
  const { revalidate } = useRevalidator()
  const draft = usePublication(opened, isEditable)
  const others = useOthers(id, opened.others, isEditable)
  // A colleague may publish or approve it in the meantime; drafts are followed by the hook above.
  useDeskEvents(['publication'], 'other-tabs', (event) => {
    if (mayConcern(event, id) && event?.change !== 'edited') void revalidate()
  })
  const isChanged = opened.draft !== null || draft.state !== 'saved' || draft.revision !== opened.revision
  const [dialog, setDialog] = useState<'publish' | 'withdraw'>()
  const [revisionToPublish, setRevisionToPublish] = useState(draft.revision)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { notice, setNotice, report, attempt } = useNotice()
  const { Form, previewPath } = kindForms[kind]
  const { titleOf, content, draft: written } = publicationContents[kind]
  const close = () => setDialog(undefined)
  const reload = async () => {
    draft.reset(await call('publications.open', { id }))
    await revalidate()
  }
  const openPublish = async () => {
    setIsTried(true)
    // The browser says which date is only half there: the draft has none in its place.
    if (form.current?.reportValidity() === false) return
    try {
      setRevisionToPublish(await draft.flush())
      setDialog('publish')
    } catch (cause) {
      report(cause)
    }
  }
  const sayDone = ({ state: reached }: PublicationVersion, { waiting, done }: { waiting: string; done: string }) =>
    setNotice(reached === 'waiting' ? { kind: 'wait', text: waiting } : { kind: 'good', text: done })
  const published = (version: PublicationVersion) => {
    close()
    setIsTried(false)
    const { waiting, scheduled, done } = texts.publishing
    const isLater = version.state === 'scheduled'
    sayDone(version, { waiting, done: isLater ? scheduled(formatDateTimeZone(version.effectiveAt)) : done })
    void reload().catch(report)
  }
  const change = (work: () => Promise<unknown>, said: string) =>
    attempt(async () => {
      await work()
      setNotice({ kind: 'good', text: said })
      await reload()
      return undefined
    })
  const isInConflict = draft.conflicts.length > 0
  const discardedText = opened.saved === null ? texts.discardedDraft : texts.discarded
  const discard = () => change(draft.discard, isInConflict ? texts.discardedMine : discardedText)
  /** What was written since then stays the draft. */
  const callOff = (version: PublicationVersion) =>
    change(
      async () => {
        await draft.flush()
        await call('publications.callOff', { id, version: String(version.id) })
      },
      version.isWithdrawal ? texts.calledOffWithdrawal : isChanged ? texts.calledOffKept : texts.calledOff,
    )
  /** What was typed stays: as the draft, or in this tab while a conflict waits for a decision. */
  const reloadAround = () => (isInConflict ? revalidate() : draft.flush().then(reload))
  const withdrawn = async (version: PublicationVersion) => {
    close()
    sayDone(version, texts.withdrawing)
    await reloadAround().catch(report)
  }
  const restored = async (version: PublicationVersion) => {
    sayDone(version, historyTexts.restore)
    await reloadAround()
  }
  return (
    <>
      <DeskHead
        title={titleOf(draft.value) || opened.title || texts.newTitle(kindNames[kind].one)}
        intro={`${kindNames[kind].one}. ${publishingTexts.marks[state]}.`}
        back={back}
      />
      <Notice notice={notice} />
      {others.length > 0 && <p className="notice notice-wait">{texts.others(others)}</p>}
      <output>{draft.arrival && <p className="notice notice-wait">{texts.arrived(draft.arrival)}</p>}</output>
      <div className="publication">
        <div className="publication-edit">
          <Conflicts conflicts={draft.conflicts} onSettle={draft.settle} />
          {isEditable && (
            <form className="form" ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
              <Form
                itemKey={opened.key}
                value={draft.value}
                errors={problemsOf((isTried ? content : written).safeParse(draft.value))}
                onChange={draft.change}
              />
            </form>
          )}
          {isEditable && (
            <DraftBar
              status={saveText(draft, isChanged)}
              onWithdraw={opened.saved === null ? undefined : () => setDialog('withdraw')}
              discardText={isInConflict ? texts.discardMine : texts.discard}
              onDiscard={isChanged ? () => void discard() : undefined}
              onPublish={isChanged && !isInConflict ? () => void openPublish() : undefined}
            />
          )}
          {isEditable && <Upcoming versions={versions} onCallOff={(version) => void callOff(version)} />}
          <VersionList
            publication={opened}
            restoreFiles={
              isEditable && (
                <RestoreVersion
                  id={id}
                  version={0}
                  onDone={(made) => void restored(made).catch(report)}
                  onFailed={report}
                />
              )
            }
          />
        </div>
        {isEditable && <Preview id={id} draft={draft.value} path={previewPath(draft.value, opened.key)} />}
      </div>
      <Confirm title={texts.publishing.title} open={dialog === 'publish'} onClose={close}>
        {dialog === 'publish' && (
          <PublishDialog id={id} revision={revisionToPublish} onDone={published} onClose={close} />
        )}
      </Confirm>
      <Confirm title={texts.withdrawing.title} open={dialog === 'withdraw'} onClose={close}>
        {dialog === 'withdraw' && <WithdrawForm id={id} onDone={withdrawn} onClose={close} />}
      </Confirm>
    </>
  )
}

type DraftBarProps = {
  /** Whether the draft is saved. */
  status: string
  /** What cannot be done now is left out. */
  onWithdraw: (() => void) | undefined
  discardText: string
  onDiscard: (() => void) | undefined
  onPublish: (() => void) | undefined
}

const DraftBar = ({ status, onWithdraw, discardText, onDiscard, onPublish }: DraftBarProps) => (
  <div className="publication-bar">
    <output className="small soft">{status}</output>
    <div className="desk-actions">
      {onWithdraw && (
        <button className="button button-plain" type="button" onClick={onWithdraw}>
          {texts.withdraw}
        </button>
      )}
      {onDiscard && (
        <button className="button button-quiet" type="button" onClick={onDiscard}>
          {discardText}
        </button>
      )}
      {onPublish && (
        <button className="button button-strong" type="button" onClick={onPublish}>
          {texts.publish}
        </button>
      )}
    </div>
  </div>
)

type UpcomingProps = { versions: PublicationVersion[]; onCallOff: (version: PublicationVersion) => void }

/** What is not in effect yet can be canceled. */
const Upcoming = ({ versions, onCallOff }: UpcomingProps) =>
  versions
    .filter(({ state }) => state === 'scheduled' || state === 'waiting')
    .map((version) => (
      <p key={version.id} className="desk-actions">
        <button className="button button-quiet button-small" type="button" onClick={() => onCallOff(version)}>
          {version.isWithdrawal ? texts.callOffWithdrawal : texts.callOff(formatDateTimeZone(version.effectiveAt))}
        </button>
      </p>
    ))

type WithdrawProps = { id: string; onDone: (version: PublicationVersion) => Promise<void>; onClose: () => void }

const WithdrawForm = ({ id, onDone, onClose }: WithdrawProps) => {
  const checks = useChecks(id, 'withdrawal')
  const [requestId] = useState(newId)
  return (
    <ConfirmForm
      button={texts.withdrawing.confirm}
      danger
      disabled={!checks.isReady}
      send={() => call('publications.withdraw', { id, effectiveAt: null, accepted: [...checks.accepted], requestId })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{texts.withdrawing.text}</p>
      <CheckList {...checks} />
    </ConfirmForm>
  )
}

type Parsed = ReturnType<(typeof publicationContents)[OpenedPublication['kind']]['content']['safeParse']>

const problemsOf = ({ error }: Parsed) => (error ? problemTexts(publishedReasons, fieldProblems(error)) : {})

type Saving = { state: SaveState; failure: string | undefined; isRefused: boolean }

const saveText = ({ state, failure, isRefused }: Saving, isChanged: boolean): string => {
  if (failure !== undefined) return isRefused ? texts.refused(failure) : texts.failed(failure)
  if (state === 'saving') return texts.saving
  if (state === 'unsaved') return texts.unsaved
  return isChanged ? texts.saved : texts.unchanged
}
