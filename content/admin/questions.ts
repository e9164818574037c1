/** The form of a question with its answer. */
export const questionFormTexts = {
  page: 'Page',
  pageHelp: 'The page that shows the question. Every question is also on /help.',
  choosePage: 'Choose a page',
  question: 'Question',
  questionHelp: 'In a sender’s words, such as: Can I cancel a transfer?',
  answer: 'Answer',
  answerHelp: 'Leave a blank line between paragraphs. Write a link as [words](/path).',
  position: 'Position on the page',
  positionHelp: '1 is the first question.',
}
