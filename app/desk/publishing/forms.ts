import { publicationContents, type PublicationKind } from '../../../contract/publication-content.ts'
import { defineForm, type KindForm } from './define-form.tsx'
import { NoticeForm } from './notice-form.tsx'

/** How each kind is edited. */
export const kindForms: Partial<Record<PublicationKind, KindForm>> = {
  notice: defineForm(publicationContents.notice, NoticeForm, ({ pages }) => pages[0] ?? '/'),
}
