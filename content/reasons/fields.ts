import type { FieldReason } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const fieldReasons: ReasonTexts<FieldReason> = {
  'value.invalid': 'Please check this value.',
  'text.missing': 'Please enter text.',
  'text.unstorable': 'This text has characters that cannot be stored.',
  'text.too_long': 'Please use at most {max} characters.',
}
