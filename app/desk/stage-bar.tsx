import { useState } from 'react'
import { applicantTexts, stageNames } from '../../content/admin/applications.ts'
import { applicationStages, type ApplicationStage } from '../../contract/application-options.ts'
import { StageNow, type ApplicationTrail } from '../../contract/desk-applications.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { call, CallError, explain } from './call.ts'
import { DeskIcon } from './icon.tsx'
import { Pips } from './stage-mark.tsx'
import { clock, dateAndTime } from './when.ts'

type Props = {
  id: string
  name: string
  stage: ApplicationStage
  onMoved: (stage: ApplicationStage) => void
  /** Loads and shows what a colleague has done meanwhile. */
  onConflict: () => Promise<ApplicationTrail>
}

type Outcome =
  | { kind: 'moved'; from: ApplicationStage; to: ApplicationStage; at: string }
  | { kind: 'conflict'; wanted: ApplicationStage; text: string }
  | { kind: 'failed'; reason: string }

/** Where the application stands, and where it goes with one press. What was pressed by mistake is undone the same way. */
export const StageBar = ({ id, name, stage, onMoved, onConflict }: Props) => {
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState<ApplicationStage>()
  const move = async (from: ApplicationStage, to: ApplicationStage) => {
    if (from === to || busy) return
    setBusy(to)
    try {
      await call(StageNow, `/api/applications/${id}/stage`, { method: 'PATCH', body: { stage: to, from } })
      setOutcome({ kind: 'moved', from, to, at: new Date().toISOString() })
      onMoved(to)
    } catch (cause) {
      setOutcome(await outcomeOf(cause, to, onConflict))
    }
    setBusy(undefined)
  }
  return (
    <div className="stage-bar">
      <fieldset className="stage-control">
        <legend>{applicantTexts.stageOf(name)}</legend>
        <output className="stage-note">
          {outcome?.kind === 'moved' && (
            <>
              <DeskIcon name="check" />
              <span>{applicantTexts.moved(stageNames[outcome.from], stageNames[outcome.to], clock(outcome.at))}</span>
              <button
                className="button button-plain button-small"
                type="button"
                onClick={() => void move(outcome.to, outcome.from)}
              >
                {applicantTexts.undo}
              </button>
            </>
          )}
          {outcome?.kind === 'conflict' && (
            <>
              <span>
                <b>{outcome.text}</b> {applicantTexts.notMoved(stageNames[outcome.wanted])}
              </span>
              {outcome.wanted !== stage && (
                <button
                  className="button button-plain button-small"
                  type="button"
                  onClick={() => void move(stage, outcome.wanted)}
                >
                  {applicantTexts.moveAnyway(stageNames[outcome.wanted])}
                </button>
              )}
            </>
          )}
          {outcome?.kind === 'failed' && (
            <span className="mark mark-bad">
              <DeskIcon name="error" /> {applicantTexts.moveFailed}: {outcome.reason}
            </span>
          )}
        </output>
        <div className="stage-options">
          {applicationStages.map((option) => (
            <BusyButton
              className="stage-option"
              type="button"
              key={option}
              aria-pressed={option === stage}
              busy={option === busy}
              onClick={() => void move(stage, option)}
            >
              <Pips stage={option} />
              {stageNames[option]}
            </BusyButton>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

/** When a colleague was quicker, it says who moved it, where to and when. */
async function outcomeOf(
  cause: unknown,
  wanted: ApplicationStage,
  onConflict: Props['onConflict'],
): Promise<Outcome | undefined> {
  try {
    if (cause instanceof CallError && cause.status === 409)
      return { kind: 'conflict', wanted, text: lastMoveIn(await onConflict()) }
    return failed(cause)
  } catch (again) {
    return failed(again)
  }
}

function failed(cause: unknown): Outcome | undefined {
  const reason = explain(cause)
  return reason === undefined ? undefined : { kind: 'failed', reason }
}

function lastMoveIn({ history }: ApplicationTrail): string {
  const entry = history.find(({ action }) => action === 'application-moved')
  const [from, to] = [entry?.detail['from'], entry?.detail['to']].map(nameOfStage)
  return applicantTexts.movedByOther(
    entry?.who ?? applicantTexts.somebody,
    from ?? '',
    to ?? '',
    entry ? dateAndTime(entry.at) : '',
  )
}

function nameOfStage(stage: unknown): string {
  const known = applicationStages.find((name) => name === stage)
  return known ? stageNames[known] : ''
}
