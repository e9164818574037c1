import { useRef } from 'react'
import type { CareerFormTexts } from '../../content/career-form.ts'
import { answerId, type FormAnswer } from '../../contract/posted-form.ts'
import { careerFormPath } from '../../contract/public-paths.ts'
import { Alert } from '../ui/alert.tsx'
import { Loading } from '../ui/loading.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { CareerPlace } from './career-place.ts'
import { EmailField, NameField } from './fields.tsx'
import { FileField } from './file-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { PostedNotice } from './posted-notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCareerForm } from './use-career-form.ts'
import { FormContext } from './use-field.ts'

type Props = { place: CareerPlace; label: string; texts: CareerFormTexts; answer: FormAnswer | undefined }

/** The short form: contact data and a resume. Without JavaScript it is posted directly to the API call. */
export const CareerForm = ({ place, label, texts, answer }: Props) => {
  const source = `career-${place}` as const
  const form = useRef<HTMLFormElement>(null)
  const { stage, isBusy, problems, file, sentCount, submit, recheck, choose, backToForm } = useCareerForm(
    place,
    texts.buttons,
    answer?.problems,
  )
  const { fields } = texts

  const onAlertClosed = () => {
    backToForm()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    if (stage.at === 'alert' && stage.alert.kind === 'success') form.current?.closest('dialog')?.close()
  }

  return (
    <>
      <form
        className="form"
        aria-label={label}
        method="post"
        action={`${careerFormPath}#${answerId(source)}`}
        encType="multipart/form-data"
        noValidate
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
        onChange={(event) => void recheck(event.currentTarget)}
      >
        {answer && sentCount === 0 && <PostedNotice answer={answer} />}
        <input type="hidden" name="source" value={place} />
        <FormContext value={{ source, problems, values: sentCount === 0 && answer ? answer.values : {}, isBusy }}>
          <div className="form" key={sentCount}>
            <NameField name="name" texts={fields.name} />
            <EmailField name="email" texts={fields.email} />
            <PhoneField name="phone" texts={fields.phone} autoComplete={place === 'company' ? 'tel-national' : 'tel'} />
            <FileField
              name="resume"
              texts={fields.resume}
              fileTexts={texts.file}
              file={file}
              onChoose={(chosen) => choose(form.current, chosen)}
            />
          </div>
          <p className="small soft">
            <RichText text={texts.privacy} />
          </p>
          <p>
            <SubmitButton>{texts.submit}</SubmitButton>
          </p>
        </FormContext>
      </form>
      <Loading text={stage.at === 'sending' ? `${texts.sending}, ${stage.percent} %` : undefined} />
      <Alert alert={stage.at === 'alert' ? stage.alert : undefined} onClose={onAlertClosed} />
    </>
  )
}
