import type { LeadFormTexts, LeadPopup as LeadPopupTexts } from '../../../content/lead-forms.ts'
import type { FormAnswer } from '../../../contract/posted-form.ts'
import { Island } from '../../islands/island.tsx'
import { FormPopup } from '../../sections/form-popup.tsx'

type Props = { popup: LeadPopupTexts; texts: LeadFormTexts; answer: FormAnswer | undefined }

const id = 'get-started'

export const LeadPopup = ({ popup, texts, answer }: Props) => (
  <FormPopup id={id} path={popup.path} popup={popup}>
    <Island
      name="popup-form"
      texts={texts}
      source={popup.source}
      label={popup.title}
      path={popup.path}
      answer={answer}
    />
  </FormPopup>
)
