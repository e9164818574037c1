import { articleReasons } from './articles.ts'
import { fieldReasons } from './fields.ts'
import { inlineTextReasons } from './inline-text.ts'
import { licenseReasons } from './licenses.ts'
import { pictureReasons } from './pictures.ts'
import { publicationReasons } from './publications.ts'
import { questionReasons } from './questions.ts'

/** The rules of every kind of text that is published. */
export const publishedReasons = {
  ...fieldReasons,
  ...publicationReasons,
  ...articleReasons,
  ...pictureReasons,
  ...licenseReasons,
  ...questionReasons,
  ...inlineTextReasons,
}
