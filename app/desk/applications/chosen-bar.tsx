import { useState } from 'react'
import { stageNames } from '../../../content/admin/applications.ts'
import { chosenTexts as texts } from '../../../content/admin/chosen-applications.ts'
import { teamStages, type ApplicationStage, type DeclineReason } from '../../../contract/application-options.ts'
import { maxChosen } from '../../../contract/chosen-applications.ts'
import type { QueuedEmails } from '../../../contract/email.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
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
  const send = async (
    moves: Move[],
    textOf: (count: number) => string,
    { isUndo = false, ...why }: { isUndo?: boolean; reason?: DeclineReason | null },
  ) => {
    try {
      const { moved, skipped } = await call('applications.moveChosen', { moves, ...why })
      const back = moves.filter(({ id }) => moved.includes(id)).map(reversed)
      const end = isUndo ? report : finish
      end({
        kind: 'good',
        text: textOf(moved.length) + texts.skipped(skipped.length),
        action: !isUndo && back.length > 0 && (
          <UndoButton key={newId()} work={() => send(back, texts.undone, { isUndo: true })} />
        ),
      })
    } catch (cause) {
      onFailed(cause)
    }
  }
  const undoMoves = (batchId: string) =>
    call('applications.undoEmails', { batchId }).then(
      () => report({ kind: 'good', text: texts.emails.undone }),
      onFailed,
    )
  const reportQueued = ({ batchId, count, leftOut }: QueuedEmails) =>
    finish({
      kind: 'wait',
      text: texts.emails.queued(count) + texts.emails.leftOut(leftOut.length),
      action: count > 0 && <UndoButton key={batchId} work={() => undoMoves(batchId)} />,
    })
  const move = (stage: ApplicationStage, why: { reason?: DeclineReason | null } = {}) =>
    send(
      chosen.rows.map(({ id, stage: from }) => ({ id, from, stage })),
      (count) => texts.moved(count, stageNames[stage]),
      why,
    )
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
