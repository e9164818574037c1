import { useState } from 'react'
import { stageNames } from '../../../content/admin/applications.ts'
import { chosenTexts as texts } from '../../../content/admin/chosen-applications.ts'
import { teamStages, type ApplicationStage, type DeclineReason } from '../../../contract/application-options.ts'
import { maxChosen } from '../../../contract/chosen-applications.ts'
import type { QueuedEmails } from '../../../contract/email.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { call, explain } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { newId } from '../records/new-id.ts'
import { UndoButton } from './undo-button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import type { NoticeContent } from '../ui/notice.tsx'
import { listingOf } from './application-filters.tsx'
import { DeclineChosen } from './decline-chosen.tsx'
import { EmailChosen } from './email-chosen.tsx'
import { EraseChosen } from './erase-chosen.tsx'
import type { Chosen } from './use-chosen.ts'

type Props = {
  chosen: Chosen
  /** How many applications match the filters; undefined when that is not known. */
  matching: number | undefined
  onNotice: (notice: NoticeContent) => void
  onFailed: (cause: unknown) => void
  onChanged: () => void
}

type Move = { id: string; from: ApplicationStage; stage: ApplicationStage }

const reversed = ({ id, from, stage }: Move): Move => ({ id, from: stage, stage: from })

const send = async (moves: Move[], why: { reason?: DeclineReason | null } = {}) => {
  const { moved, skipped } = await call('applications.moveChosen', { moves, ...why })
  return {
    textOf: (textOfMoved: (count: number) => string) => textOfMoved(moved.length) + texts.skipped(skipped.length),
    back: moves.filter(({ id }) => moved.includes(id)).map(reversed),
  }
}

const moveBack = async (moves: Move[]) => (await send(moves)).textOf(texts.undone)

const undoEmails = async (batchId: string) => {
  await call('applications.undoEmails', { batchId })
  return texts.emails.undone
}

const dialogTexts = { decline: texts.declining, email: texts.emails, erase: texts.erasure }

/** What can be done with the selected applications. */
export const ChosenBar = ({ chosen, matching, onNotice, onFailed, onChanged }: Props) => {
  const may = useMay()
  const [dialog, setDialog] = useState<keyof typeof dialogTexts>()
  const close = () => setDialog(undefined)
  const { get } = useFilters()
  const ids = chosen.rows.map(({ id }) => id)
  const chooseAll = () =>
    call('applications.list', { ...listingOf(get), limit: String(maxChosen) }).then(
      ({ data }) => chosen.set(data, true),
      onFailed,
    )
  const finish = (notice: NoticeContent) => {
    close()
    chosen.clear()
    report(notice)
  }
  /** What is undone leaves what was selected since. */
  const report = (notice: NoticeContent) => {
    onNotice(notice)
    onChanged()
  }
  const finishUndoable = (notice: NoticeContent, undo: () => Promise<string>) => {
    const undoNow = () =>
      undo().then(
        (text) => report({ kind: 'good', text }),
        (cause: unknown) => {
          const text = explain(cause)
          // The button stays: there may be time for another attempt.
          if (text !== undefined) onNotice({ kind: 'bad', text, action })
        },
      )
    const action: React.ReactNode = <UndoButton key={newId()} work={undoNow} />
    finish({ ...notice, action })
  }
  const reportQueued = ({ batchId, count, leftOut }: QueuedEmails) => {
    const text = texts.emails.queued(count) + texts.emails.leftOut(leftOut.length)
    if (count > 0) finishUndoable({ kind: 'wait', text }, () => undoEmails(batchId))
    else finish({ kind: 'wait', text })
  }
  const move = async (stage: ApplicationStage, why: { reason?: DeclineReason | null } = {}) => {
    const moves = chosen.rows.map(({ id, stage: from }) => ({ id, from, stage }))
    try {
      const { textOf, back } = await send(moves, why)
      const text = textOf((count) => texts.moved(count, stageNames[stage]))
      if (back.length > 0) finishUndoable({ kind: 'good', text }, () => moveBack(back))
      else finish({ kind: 'good', text })
    } catch (cause) {
      onFailed(cause)
    }
  }
  return (
    <section className="chosen-bar" aria-label={texts.bar}>
      <div className="chosen-count">
        <p aria-live="polite">
          <b>{texts.chosen(ids.length)}</b> {texts.elsewhere(chosen.elsewhere)}
        </p>
        <button className="button button-plain button-small" type="button" onClick={chosen.clear}>
          {texts.clear}
        </button>
        {ids.length < Math.min(matching ?? maxChosen, maxChosen) && (
          <WorkButton className="button button-plain button-small" work={chooseAll}>
            {texts.chooseAll(matching)}
          </WorkButton>
        )}
      </div>
      {may('applications.moveChosen') && (
        <MoveTo
          onMove={async (stage) => {
            if (stage === 'declined') setDialog('decline')
            else await move(stage)
          }}
        />
      )}
      {may('applications.emailMany') && (
        <button className="button button-quiet" type="button" onClick={() => setDialog('email')}>
          <DeskIcon name="mail" /> {texts.email}
        </button>
      )}
      {may('applications.exportChosen') && (
        <ExportButton
          load={() => call('applications.exportChosen', { ids })}
          name="applications.csv"
          onFailed={(text) => onNotice({ kind: 'bad', text })}
        />
      )}
      {may('applications.eraseChosen') && (
        <button className="button button-danger" type="button" onClick={() => setDialog('erase')}>
          <DeskIcon name="bin" /> {texts.erase}
        </button>
      )}
      <Confirm title={dialog ? dialogTexts[dialog].title(ids.length) : ''} open={dialog !== undefined} onClose={close}>
        {dialog === 'decline' && <DeclineChosen onDecline={(reason) => move('declined', { reason })} onClose={close} />}
        {dialog === 'email' && <EmailChosen rows={chosen.rows} onQueued={reportQueued} onClose={close} />}
        {dialog === 'erase' && (
          <EraseChosen
            ids={ids}
            onErased={(count) => finish({ kind: 'good', text: texts.erasure.done(count) })}
            onClose={close}
          />
        )}
      </Confirm>
    </section>
  )
}

/** The arrow keys change a closed list, so choosing a stage moves nobody yet. */
const MoveTo = ({ onMove }: { onMove: (stage: ApplicationStage) => Promise<void> }) => {
  const [chosen, setChosen] = useState<ApplicationStage>()
  return (
    <div className="chosen-move">
      <SelectField
        id="chosen-stage"
        label={texts.move}
        value={chosen ?? ''}
        onChange={({ target }) => setChosen(teamStages.find((known) => known === target.value))}
        none={texts.chooseStage}
        options={teamStages.map((stage) => [stage, stageNames[stage]])}
      />
      <WorkButton className="button button-quiet" disabled={!chosen} work={async () => chosen && onMove(chosen)}>
        {texts.moveNow}
      </WorkButton>
    </div>
  )
}
