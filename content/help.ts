import type { Published } from '../contract/published.ts'
import type { Question } from './page.ts'
import { helpTopics } from './pages/help.ts'
import { questionPages, questionsIn, type QuestionPage } from './questions.ts'

type HelpPage = Pick<QuestionPage, 'path' | 'name'> & { href: string; questions: Question[]; isCountry: boolean }
export type HelpTopic = { id: string; title: string; pages: HelpPage[] }

const pathsOfTopics = new Set(helpTopics.flatMap(({ pages }) => pages.map(({ path }) => path)))

/** Every page with questions that are published, countries included. */
export const helpPagesIn = (published: Published): HelpPage[] =>
  questionPages
    .map(({ path, name, sectionId }) => ({
      path,
      name,
      href: `${path}#${sectionId}`,
      questions: questionsIn(published, path),
      isCountry: !pathsOfTopics.has(path),
    }))
    .filter(({ questions }) => questions.length > 0)

/** The same by topic. */
export function helpTopicsIn(published: Published): { topics: HelpTopic[]; countries: HelpPage[] } {
  const pages = helpPagesIn(published)
  const topics = helpTopics.map((topic) => ({
    ...topic,
    pages: topic.pages.flatMap(({ path }) => pages.filter((page) => page.path === path)),
  }))
  return {
    topics: topics.filter((topic) => topic.pages.length > 0),
    countries: pages.filter(({ isCountry }) => isCountry),
  }
}
