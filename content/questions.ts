import type { Published } from '../contract/published.ts'
import { countryPages } from './country-pages.ts'
import { inquiryPages } from './inquiry-pages.ts'
import type { PageContent, Question, Section } from './page.ts'
import { careers } from './pages/careers.ts'
import { serviceArea } from './pages/service-area.ts'
import { plainPages } from './plain-pages.ts'

/** A page that shows questions, with those in its module, and where on the page they are. */
export type QuestionPage = { path: string; name: string; sectionId: string; questions: Question[] }

const isQuestions = (section: Section) => section.kind === 'questions'

/** Every page that shows questions. */
export const questionPages: QuestionPage[] = [
  ...[...plainPages, ...inquiryPages, serviceArea, careers].flatMap(
    ({ path, crumb, sections }: PageContent): QuestionPage[] =>
      sections.filter(isQuestions).map(({ id, items }) => ({ path, name: crumb, sectionId: id, questions: items })),
  ),
  ...countryPages.map(({ path, crumb, facts }) => ({
    path,
    name: crumb,
    sectionId: 'questions',
    questions: facts.questions,
  })),
]

/** What is published in place of a question of the files has the same key. */
export const questionKey = (path: string, { id }: Question) => `${path}#${id}`

/** The questions of a page, with what has been published since the site was built. */
export function questionsIn({ changes }: Published, path: string): Question[] {
  const built = questionPages.find((page) => page.path === path)?.questions ?? []
  const changed = Array.from(changes.question).flatMap(([id, question]) =>
    question?.page === path ? [{ ...question, id }] : [],
  )
  const inPlace = built.flatMap((question, index) => {
    const key = questionKey(path, question)
    if (!changes.question.has(key)) return [question]
    return changed.filter(({ id, position }) => id === key && position === index + 1)
  })
  // In the order of their places, so that none moves one that has its place already.
  const placed = changed
    .filter((question) => !inPlace.includes(question))
    .toSorted((one, other) => one.position - other.position)
  return placed
    .reduce<Question[]>((all, question) => all.toSpliced(question.position - 1, 0, question), inPlace)
    .map(({ id, question, answer }) => ({ id, question, answer }))
}

/** The page with the questions that are published; a section without questions is left out. */
export const withQuestions = <P extends Pick<PageContent, 'path' | 'sections'>>(published: Published, page: P): P => ({
  ...page,
  sections: page.sections
    .map((section) => (isQuestions(section) ? { ...section, items: questionsIn(published, page.path) } : section))
    .filter((section) => !isQuestions(section) || section.items.length > 0),
})
