import type { Changes } from '../contract/published.ts'
import { articleContents } from './articles.ts'
import { licenses } from './licenses.ts'
import { questionKey, questionPages } from './questions.ts'

/** The text of the site's files that can be changed in the desk, by kind and key. */
export const baseline: Baseline = {
  notice: new Map(),
  article: articleContents(),
  license: new Map(licenses.map((license) => [license.code, license])),
  question: new Map(
    questionPages.flatMap(({ path, questions }) =>
      questions.map((item, index) => [
        questionKey(path, item),
        { page: path, question: item.question, answer: item.answer, position: index + 1 },
      ]),
    ),
  ),
}

export type Baseline = {
  [K in keyof Changes]: Changes[K] extends ReadonlyMap<string, infer Content>
    ? ReadonlyMap<string, Exclude<Content, null>>
    : never
}
