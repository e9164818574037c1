import { z } from 'zod'
import { interviewTexts as texts } from '../../../content/admin/hiring-work.ts'
import { interviewLetter, type InterviewNews } from '../../../content/interview-mail.ts'
import type { HiringWork } from '../../../contract/hiring-work.ts'
import { interviewMinutes, type Interview } from '../../../contract/interview.ts'
import { momentIn } from '../../../contract/local-time.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { InputField, SelectField, TextField } from '../../ui/field.tsx'
import { useSubmit } from '../calls/use-submit.ts'
import type { InputOf } from '../calls/client-types.ts'
import { useDraft } from '../records/use-draft.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import type { Applicant } from './hiring-work.tsx'

type Input = Omit<InputOf<'interviews.plan'>[0], 'id' | 'interviewId'>

type Shared = {
  applicant: Applicant
  work: HiringWork
  button: string
  onDone: (interview: Interview) => Promise<void>
  onClose: () => void
}

type Props = Shared & { news: InterviewNews; interview?: Interview; send: (input: Input) => Promise<Interview> }

/** The fields of an interview, and the email that results from them. */
export const InterviewForm = ({ applicant, work, news, interview, button, send, onDone, onClose }: Props) => {
  const initial = valuesOf(interview, work.timeZone)
  const draft = useDraft(`interview-${news}-${applicant.id}`, draftOf(initial.about), initial)
  const values = draft.value
  // Colleagues who may no longer take part cannot be chosen, so they are left out.
  const input = inputOf(values, work)
  const { error, fields, busy, submit } = useSubmit(
    () => send(input),
    async (stored) => {
      draft.drop(initial)
      await onDone(stored)
    },
  )
  const cancel = () => {
    draft.drop(initial)
    onClose()
  }
  const set = (change: Partial<typeof values>) => draft.change({ ...values, ...change })
  const zones = [...new Set([values.timeZone, work.timeZone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <form className="form" noValidate onSubmit={submit}>
      <div className="interview-time">
        <InputField
          id="interview-day"
          type="date"
          label={texts.day}
          live
          error={fields['localTime']}
          autoFocus
          value={values.day}
          onChange={({ target }) => set({ day: target.value })}
        />
        <InputField
          id="interview-time"
          type="time"
          label={texts.time}
          value={values.time}
          onChange={({ target }) => set({ time: target.value })}
        />
        <SelectField
          id="interview-length"
          label={texts.length}
          value={values.minutes}
          onChange={({ target }) => set({ minutes: Number(target.value) })}
          options={interviewMinutes.map((minutes) => [minutes, texts.minutes(minutes)])}
        />
      </div>
      <SelectField
        id="interview-zone"
        label={texts.timeZone}
        value={values.timeZone}
        onChange={({ target }) => set({ timeZone: target.value })}
        options={zones.map((zone) => [zone, zone.replaceAll('_', ' ')])}
      />
      <InputField
        id="interview-place"
        label={texts.place}
        live
        error={fields['place']}
        value={values.place}
        onChange={({ target }) => set({ place: target.value })}
      />
      <fieldset className="interview-people">
        <legend>{texts.people}</legend>
        {work.colleagues.map(({ id, username }) => (
          <Checkbox
            key={id}
            id={`interviewer-${id}`}
            checked={values.interviewerIds.includes(id)}
            onChange={({ target }) =>
              set({
                interviewerIds: target.checked
                  ? [...values.interviewerIds, id]
                  : values.interviewerIds.filter((other) => other !== id),
              })
            }
          >
            {username}
          </Checkbox>
        ))}
      </fieldset>
      <MessageField message={values.message} error={fields['message']} onChange={(message) => set({ message })} />
      <Preview applicant={applicant} news={news} values={input} work={work} />
      <OtherFailure error={error} fields={fields} />
      <DialogButtons text={button} busy={busy} onClose={cancel} />
    </form>
  )
}

/** What is typed stays when the dialog is closed with Escape or the session ends, until the interview has changed. */
const draftOf = (about: string) =>
  z.object({
    about: z.literal(about),
    day: z.string(),
    time: z.string(),
    timeZone: z.string(),
    minutes: z.number(),
    place: z.string(),
    message: z.string(),
    interviewerIds: z.array(z.string()),
  })
type Draft = z.infer<ReturnType<typeof draftOf>>

const valuesOf = (interview: Interview | undefined, timeZone: string): Draft => ({
  about: interview ? `${interview.id} ${interview.sequence}` : 'new',
  day: interview?.localTime.slice(0, 10) ?? '',
  time: interview?.localTime.slice(11) ?? '10:00',
  timeZone: interview?.timeZone ?? timeZone,
  minutes: interview?.minutes ?? 30,
  place: interview?.place ?? '',
  message: interview?.message ?? '',
  interviewerIds: interview?.interviewers.map(({ id }) => id) ?? [],
})

const inputOf = (
  { day, time, timeZone, minutes, place, message, interviewerIds }: Draft,
  { colleagues }: HiringWork,
): Input => ({
  localTime: `${day}T${time}`,
  timeZone,
  minutes: interviewMinutes.find((known) => known === minutes) ?? 30,
  place,
  message,
  interviewerIds: interviewerIds.filter((id) => colleagues.some((colleague) => colleague.id === id)),
})

type CancelProps = Shared & { interview: Interview; send: (message: string) => Promise<Interview> }

export const CancelInterview = ({ applicant, work, interview, button, send, onDone, onClose }: CancelProps) => {
  const draft = useDraft(`interview-canceled-${applicant.id}`, z.string(), '')
  const message = draft.value
  const { error, fields, busy, submit } = useSubmit(
    () => send(message),
    async (stored) => {
      draft.drop('')
      await onDone(stored)
    },
  )
  const keep = () => {
    draft.drop('')
    onClose()
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
      <MessageField message={message} error={fields['message']} onChange={draft.change} />
      <Preview applicant={applicant} news="canceled" values={{ ...interview, message }} work={work} />
      <OtherFailure error={error} fields={fields} />
      <DialogButtons text={button} busy={busy} danger cancel={texts.keep} onClose={keep} />
    </form>
  )
}

type MessageProps = { message: string; error: string | undefined; onChange: (message: string) => void }

const MessageField = ({ message, error, onChange }: MessageProps) => (
  <TextField
    id="interview-message"
    label={texts.message}
    note={texts.optional}
    rows={3}
    live
    error={error}
    value={message}
    onChange={({ target }) => onChange(target.value)}
  />
)

/** Whether the applicant gets emails. */
export const isEmailed = ({ isMailSetUp, isOptedOut }: HiringWork) => isMailSetUp && !isOptedOut

type PreviewProps = {
  applicant: Applicant
  news: InterviewNews
  values: Pick<Interview, 'localTime' | 'timeZone' | 'minutes' | 'place'> & { message?: string | undefined }
  work: HiringWork
}

/** The same text that the server sends, or, if it sends none, text to copy. */
const Preview = ({ applicant, news, values, work }: PreviewProps) => {
  const startsAt = momentIn(values.timeZone, values.localTime)
  if (!startsAt) return null
  const { firstName, job } = applicant
  const isSent = isEmailed(work)
  const facts = { ...values, message: values.message?.trim() ?? '', startsAt, firstName, job }
  const { subject, text } = interviewLetter(news, facts, isSent ? 'emailed' : 'copied')
  return (
    <details className="letter-preview" open={!isSent}>
      <summary>{isSent ? texts.preview : texts.unsent}</summary>
      {!isSent && <p className="notice notice-wait">{work.isMailSetUp ? texts.optedOut : texts.notSetUp}</p>}
      <p>
        <b>{subject}</b>
      </p>
      <p className="letter-text">{text}</p>
    </details>
  )
}

/** What is not about a field is about the whole form. */
const OtherFailure = ({ error, fields }: Pick<ReturnType<typeof useSubmit>, 'error' | 'fields'>) => (
  <div role="alert">
    {error !== undefined && !(fields['localTime'] ?? fields['place'] ?? fields['message']) && (
      <p className="notice notice-bad">{error}</p>
    )}
  </div>
)
