import type { QuestionReason } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const questionReasons = {
  'question.page_required': 'Please choose the page that shows the question.',
  'question.question_required': 'Please write the question.',
  'question.answer_required': 'Please write the answer.',
  'question.answer_too_long': 'Please use at most 10 paragraphs.',
  'question.position_invalid': 'Please enter a number from 1 to 99.',
} satisfies ReasonTexts<QuestionReason>
