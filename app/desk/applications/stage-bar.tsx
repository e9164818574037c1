import { useState } from 'react'
import { applicantTexts, stageNames } from '../../../content/admin/applications.ts'
import { applicationStages, teamStages, type ApplicationStage } from '../../../contract/application-options.ts'
import type { ApplicationTrail } from '../../../contract/desk-applications.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { call, CallError, explain } from '../calls/call.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { Pips } from './stage-mark.tsx'
import { formatDateTime, formatTime } from '../records/dates.ts'

type Props = {
  id: string
  name: string
  stage: ApplicationStage
  onMoved: (stage: ApplicationStage) => void
  /** Loads and shows what a colleague has changed in the meantime. */
  onConflict: () => Promise<ApplicationTrail>
}

type Outcome =
  | { kind: 'moved'; from: ApplicationStage; to: ApplicationStage; at: string }
  | { kind: 'conflict'; wanted: ApplicationStage; text: string }
  | { kind: 'failed'; reason: string }

/** Shows the stage and moves the application to another with one click, with an undo. */
export const StageBar = ({ id, name, stage, onMoved, onConflict }: Props) => {
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState<ApplicationStage>()
  const move = async (from: ApplicationStage, to: ApplicationStage) => {
    if (from === to || busy) return
    setBusy(to)
    try {
      await call('applications.move', { id, stage: to, from })
      setOutcome({ kind: 'moved', from, to, at: new Date().toISOString() })
      onMoved(to)
    } catch (cause) {
      setOutcome(await outcomeOfError(cause, to, onConflict))
    }
    setBusy(undefined)
  }
  return (
    <div className="stage-bar">
      <fieldset className="stage-control">
        <legend>
          <span>{applicantTexts.stageOf(name)}</span>
        </legend>
        <output className="stage-note">
          {outcome?.kind === 'moved' && (
            <>
              <DeskIcon name="check" />
              <span>
                {applicantTexts.moved(stageNames[outcome.from], stageNames[outcome.to], formatTime(outcome.at))}
              </span>
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
            <Mark kind="bad" icon="error" text={`${applicantTexts.moveFailed}: ${outcome.reason}`} />
          )}
        </output>
        <div className="stage-options">
          {stagesToShow(stage).map((option) => (
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

const stagesToShow = (stage: ApplicationStage) => (stage === 'withdrawn' ? applicationStages : teamStages)

/** For a conflict, says who moved the application, to which stage, and when. */
async function outcomeOfError(
  cause: unknown,
  wanted: ApplicationStage,
  onConflict: Props['onConflict'],
): Promise<Outcome | undefined> {
  try {
    if (cause instanceof CallError && cause.status === 409)
      return { kind: 'conflict', wanted, text: describeLastMove(await onConflict()) }
    return failed(cause)
  } catch (loadError) {
    return failed(loadError)
  }
}

function failed(cause: unknown): Outcome | undefined {
  const reason = explain(cause)
  return reason === undefined ? undefined : { kind: 'failed', reason }
}

function describeLastMove({ history }: ApplicationTrail): string {
  const entry = history.find(({ action }) => action === 'application-moved' || action === 'application-withdrawn')
  if (entry?.action === 'application-withdrawn') return applicantTexts.withdrawnMeanwhile(formatDateTime(entry.at))
  const [from, to] = [entry?.detail['from'], entry?.detail['to']].map(stageName)
  return applicantTexts.movedByOther(
    entry?.who ?? applicantTexts.somebody,
    from ?? '',
    to ?? '',
    entry ? formatDateTime(entry.at) : '',
  )
}

function stageName(stage: unknown): string {
  const known = applicationStages.find((name) => name === stage)
  return known ? stageNames[known] : ''
}
