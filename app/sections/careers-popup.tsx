import type { CareerFormTexts, careersPopup } from '../../content/career-form.ts'
import { Island } from '../island.tsx'
import { FormPopup } from './form-popup.tsx'

type Props = { popup: typeof careersPopup; texts: CareerFormTexts }

export const CareersPopup = ({ popup, texts }: Props) => (
  <FormPopup id={popup.id} popup={popup}>
    <Island name="career-form" place="popup" label={popup.title} texts={texts} />
  </FormPopup>
)
