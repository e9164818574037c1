import type { InlineTextReason } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const inlineTextReasons = {
  'inline.link_unsafe': 'A link must begin with / for a page on this site, or with https://, mailto:, or tel:.',
} satisfies ReasonTexts<InlineTextReason>
