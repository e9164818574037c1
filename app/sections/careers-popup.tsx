import type { CareerFormTexts, careersPopup } from '../../content/career-form.ts'
import { CareerForm } from '../forms/career-form.tsx'
import { FormPopup } from './form-popup.tsx'

type Props = { popup: typeof careersPopup; texts: CareerFormTexts }

export const CareersPopup = ({ popup, texts }: Props) => (
  <FormPopup id={popup.id} popup={popup}>
    {(close) => <CareerForm place="popup" label={popup.title} texts={texts} onSent={close} />}
  </FormPopup>
)
