import { articlePath } from '../../../contract/article.ts'
import { publicationContents, type PublicationKind } from '../../../contract/publication-content.ts'
import { defineForm, type KindForm } from './define-form.tsx'
import { ArticleForm } from './articles/article-form.tsx'
import { LicenseForm } from './license-form.tsx'
import { NoticeForm } from './notice-form.tsx'
import { QuestionForm } from './question-form.tsx'

/** How each kind is edited. */
export const kindForms: Record<PublicationKind, KindForm> = {
  notice: defineForm(publicationContents.notice, NoticeForm, ({ pages }) => pages[0] ?? '/'),
  article: defineForm(publicationContents.article, ArticleForm, (value, key) => articlePath(key, value)),
  license: defineForm(publicationContents.license, LicenseForm, () => '/licenses'),
  question: defineForm(publicationContents.question, QuestionForm, ({ page }) => page || '/help'),
}
