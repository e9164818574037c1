import type { Published } from '../contract/published.ts'
import { questionKey } from '../contract/question.ts'
import { countryPages } from './country-pages.ts'
import { inquiryPages } from './inquiry-pages.ts'
import type { PageContent, Section } from './page.ts'
import { careers } from './pages/careers.ts'
import { serviceArea } from './pages/service-area.ts'
import { plainPages } from './plain-pages.ts'

export type Question = { question: string; answer: string[] }

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

/** The questions of a page, with what has been published since the site was built. */
export function questionsIn({ changes }: Published, path: string): Question[] {
  const built = questionPages.find((page) => page.path === path)?.questions ?? []
  const unchanged = built
    .map((question, index) => ({ ...question, key: questionKey(path, question.question), position: index + 1 }))
    .filter(({ key }) => !changes.question.has(key))
  const changed = Array.from(changes.question.values())
    .filter((question) => question !== null)
    .filter(({ page }) => page === path)
  // Sorting keeps the order of equals: a published question comes before the one whose place it takes.
  return [...changed, ...unchanged]
    .toSorted((one, other) => one.position - other.position)
    .map(({ question, answer }) => ({ question, answer }))
}

/** The page with the questions that are published; a section without questions is left out. */
export const withQuestions = <P extends Pick<PageContent, 'path' | 'sections'>>(published: Published, page: P): P => ({
  ...page,
  sections: page.sections
    .map((section) => (isQuestions(section) ? { ...section, items: questionsIn(published, page.path) } : section))
    .filter((section) => !isQuestions(section) || section.items.length > 0),
})
