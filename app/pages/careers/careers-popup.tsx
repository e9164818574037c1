import type { CareerFormTexts, careersPopup } from '../../../content/career-form.ts'
import type { FormAnswer } from '../../../contract/posted-form.ts'
import { Island } from '../../islands/island.tsx'
import { FormPopup } from '../../sections/form-popup.tsx'

type Props = { popup: typeof careersPopup; path: string; texts: CareerFormTexts; answer: FormAnswer | undefined }

export const CareersPopup = ({ popup, path, texts, answer }: Props) => (
  <FormPopup id={popup.id} path={path} popup={popup}>
    <Island name="career-form" place="popup" label={popup.title} texts={texts} answer={answer} />
  </FormPopup>
)
