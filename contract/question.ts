import { z } from 'zod'
import type { CheckedParts } from './checks/parts.ts'
import { paragraphs } from './inline-text.ts'
import { because } from './reasons.ts'
import { oneLine, text } from './text.ts'

/** A question with its answer, as far as it is written. */
export const QuestionDraft = z.object({
  /** The path of the page that shows it. */
  page: text(200),
  question: text(200).check(z.overwrite(oneLine)),
  /** Paragraphs. */
  answer: z.array(text(2_000)).max(50, because('question.answer_too_long')),
  /** Its place among the questions of the page; 1 is the first. */
  position: z
    .int(because('question.position_invalid'))
    .min(1, because('question.position_invalid'))
    .max(99, because('question.position_invalid')),
})

/** What can be published. */
export const QuestionContent = QuestionDraft.extend({
  page: text(200, 'question.page_required'),
  question: text(200, 'question.question_required').check(z.overwrite(oneLine)),
  answer: paragraphs(2_000, { max: 10, required: 'question.answer_required', tooMany: 'question.answer_too_long' }),
})
export type QuestionContent = z.output<typeof QuestionContent>

export const emptyQuestion: QuestionContent = { page: '', question: '', answer: [], position: 1 }

export const checkedQuestion = ({ page, question, answer }: QuestionContent): CheckedParts => ({
  texts: [
    { field: 'question', text: question },
    { field: 'answer', text: answer.join('\n\n') },
  ],
  links: page === '' ? [] : [{ field: 'page', href: page, text: page, isPage: true }],
  pictures: [],
})
