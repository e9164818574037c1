import { useState } from 'react'
import { applicantTexts, stageNames } from '../../content/admin/applications.ts'
import { applicationStages, type ApplicationStage } from '../../contract/application-options.ts'
import { StageNow } from '../../contract/desk-applications.ts'
import { call, explain } from './call.ts'
import { DeskIcon } from './icon.tsx'
import { Pips } from './stage-mark.tsx'
import { clock } from './when.ts'

type Props = { id: string; name: string; stage: ApplicationStage; onMoved: (stage: ApplicationStage) => void }

/** Where the application stands, and where it goes with one press. What was pressed by mistake is undone the same way. */
export const StageBar = ({ id, name, stage, onMoved }: Props) => {
  const [last, setLast] = useState<{ from: ApplicationStage; to: ApplicationStage; at: string }>()
  const [failure, setFailure] = useState<string>()
  const move = async (from: ApplicationStage, to: ApplicationStage) => {
    if (from === to) return
    setFailure(undefined)
    try {
      await call(StageNow, `/api/applications/${id}/stage`, { method: 'PATCH', body: { stage: to, from } })
      setLast({ from, to, at: new Date().toISOString() })
      onMoved(to)
    } catch (cause) {
      setFailure(explain(cause))
    }
  }
  return (
    <div className="stage-bar">
      <fieldset className="stage-control">
        <legend>{applicantTexts.stageOf(name)}</legend>
        <output className="stage-note">
          {last && failure === undefined && (
            <>
              <DeskIcon name="check" />
              <span>{applicantTexts.moved(stageNames[last.from], stageNames[last.to], clock(last.at))}</span>
              <button
                className="button button-plain button-small"
                type="button"
                onClick={() => void move(last.to, last.from)}
              >
                {applicantTexts.undo}
              </button>
            </>
          )}
          {failure !== undefined && (
            <span className="mark mark-bad">
              <DeskIcon name="error" /> {applicantTexts.moveFailed}: {failure}
            </span>
          )}
        </output>
        <div className="stage-options">
          {applicationStages.map((option) => (
            <button
              className="stage-option"
              type="button"
              key={option}
              aria-pressed={option === stage}
              onClick={() => void move(stage, option)}
            >
              <Pips stage={option} />
              {stageNames[option]}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
