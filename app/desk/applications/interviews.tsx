import { useState } from 'react'
import { interviewTexts as texts } from '../../../content/admin/hiring-work.ts'
import type { HiringWork } from '../../../contract/hiring-work.ts'
import type { Interview } from '../../../contract/interview.ts'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { newId } from '../records/new-id.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { CancelInterview, InterviewForm, isEmailed } from './interview-form.tsx'
import type { Applicant } from './hiring-work.tsx'

type Props = { applicant: Applicant; work: HiringWork; onChanged: () => Promise<void> }

type OpenDialog = { kind: 'plan'; interviewId: string } | { kind: 'change' | 'cancel'; interview: Interview }

export const Interviews = ({ applicant, work, onChanged }: Props) => {
  const mayPlan = useMay()('interviews.plan')
  const [dialog, setDialog] = useState<OpenDialog>()
  const [told, setTold] = useState<Interview>()
  const close = () => setDialog(undefined)
  const done = async (interview: Interview) => {
    // Saving it unchanged emails nobody.
    const isUnchanged =
      dialog !== undefined && dialog.kind !== 'plan' && dialog.interview.sequence === interview.sequence
    close()
    if (!isUnchanged) setTold(interview)
    await onChanged()
  }
  // Not after it was undone, or a colleague has changed it.
  const isTold =
    isEmailed(work) && work.interviews.some(({ id, sequence }) => id === told?.id && sequence === told.sequence)
  const form = { applicant, work, onDone: done, onClose: close }
  return (
    <>
      <Notice notice={isTold ? { kind: 'wait', text: texts.told } : undefined} />
      {work.interviews.length === 0 && <p className="small soft">{texts.none}</p>}
      <ul className="plain-rows interviews">
        {work.interviews.map((interview) => (
          <InterviewItem
            key={interview.id}
            interview={interview}
            onOpen={mayPlan ? (kind) => setDialog({ kind, interview }) : undefined}
          />
        ))}
      </ul>
      {mayPlan && (
        <p>
          <button
            className="button button-quiet button-small"
            type="button"
            onClick={() => setDialog({ kind: 'plan', interviewId: newId() })}
          >
            <DeskIcon name="calendar" /> {texts.plan}
          </button>
        </p>
      )}
      <Confirm title={titleOf(dialog, applicant.name)} open={dialog !== undefined} onClose={close}>
        {dialog?.kind === 'plan' && (
          <InterviewForm
            {...form}
            news="planned"
            button={buttons(work).plan}
            send={(input) => call('interviews.plan', { id: applicant.id, interviewId: dialog.interviewId, ...input })}
          />
        )}
        {dialog?.kind === 'change' && (
          <InterviewForm
            {...form}
            news="changed"
            button={buttons(work).change}
            interview={dialog.interview}
            send={(input) => call('interviews.change', { ...input, ...stateOf(dialog.interview) })}
          />
        )}
        {dialog?.kind === 'cancel' && (
          <CancelInterview
            {...form}
            button={buttons(work).cancel}
            interview={dialog.interview}
            send={(message) => call('interviews.cancel', { message, ...stateOf(dialog.interview) })}
          />
        )}
      </Confirm>
    </>
  )
}

const stateOf = ({ id, sequence }: Interview) => ({ id, sequence })

const buttons = (work: HiringWork) => (isEmailed(work) ? texts.buttons : texts.buttonsWithoutMail)

const titleOf = (dialog: OpenDialog | undefined, name: string) =>
  dialog?.kind === 'cancel'
    ? texts.cancelTitle(name)
    : dialog?.kind === 'change'
      ? texts.changeTitle(name)
      : texts.planTitle(name)

type ItemProps = { interview: Interview; onOpen: ((kind: 'change' | 'cancel') => void) | undefined }

const InterviewItem = ({ interview, onOpen }: ItemProps) => {
  const { startsAt, timeZone, minutes, place, interviewers, canceled } = interview
  const when = new Date(startsAt).toLocaleString('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return (
    <li>
      <div>
        <p>
          <b>{when}</b> {canceled && <span className="badge">{texts.canceled}</span>}
        </p>
        <p className="small soft">
          {texts.minutes(minutes)}. {place}
        </p>
        {interviewers.length > 0 && (
          <p className="small soft">{texts.with(interviewers.map(({ username }) => username))}</p>
        )}
      </div>
      {onOpen && !canceled && (
        <span className="desk-actions">
          <button
            className="button button-quiet button-small"
            type="button"
            aria-label={`${texts.change}: ${when}`}
            onClick={() => onOpen('change')}
          >
            {texts.change}
          </button>
          <button
            className="button button-danger button-small"
            type="button"
            aria-label={`${texts.cancel}: ${when}`}
            onClick={() => onOpen('cancel')}
          >
            {texts.cancel}
          </button>
        </span>
      )}
    </li>
  )
}
