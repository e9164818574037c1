import { expect, test } from 'vitest'
import { nothingPublished, withChange, type Published } from '../contract/published.ts'
import { questionKey, questionPages, questionsIn } from './questions.ts'

const onPage = questionPages.find((page) => page.questions.length > 3)
if (!onPage) throw new Error('No page has four questions.')
const { path, questions } = onPage
const built = questions.slice(0, 4).map(({ question }) => question)

const written = (question: string, position: number) => ({ page: path, question, answer: ['Yes.'], position })

/** The question of the files at this place, as it is written now; null was withdrawn. */
function rewritten(published: Published, place: number, content: ReturnType<typeof written> | null): Published {
  const question = questions[place - 1]
  if (!question) throw new Error(`There is no question ${place}.`)
  return withChange(published, 'question', questionKey(path, question), content)
}

const shownIn = (published: Published) =>
  questionsIn(published, path)
    .slice(0, 4)
    .map(({ question }) => question)

const moved = (from: number, to: number) => shownIn(rewritten(nothingPublished, from, written('Moved?', to)))

test('[PUB-4] a question is at the place that it was moved to, up or down', () => {
  const [first, second, third, fourth] = built
  expect(moved(1, 3)).toEqual([second, third, 'Moved?', fourth])
  expect(moved(1, 4)).toEqual([second, third, fourth, 'Moved?'])
  expect(moved(4, 2)).toEqual([first, 'Moved?', second, third])
  expect(moved(2, 2)).toEqual([first, 'Moved?', third, fourth])
})

test('[PUB-4] a question that stays at its place stays between its neighbors when others come and go', () => {
  const [first, second, , fourth] = built
  const reworded = rewritten(nothingPublished, 3, written('Reworded?', 3))
  expect(shownIn(rewritten(reworded, 2, null)).slice(0, 3)).toEqual([first, 'Reworded?', fourth])
  const added = withChange(reworded, 'question', 'new', written('New?', 2))
  expect(shownIn(added)).toEqual([first, 'New?', second, 'Reworded?'])
})
