/** The form of a question with its answer. */
export const questionFormTexts = {
  page: 'Page',
  pageHelp: 'The page that shows the question. Every question is also on /help.',
  choosePage: 'Choose a page',
  question: 'Question',
  questionHelp: 'In the words of a sender, such as: Can I cancel a transfer?',
  answer: 'Answer',
  answerHelp: 'Leave an empty line between paragraphs. A link is written as [words](/path).',
  position: 'Place on the page',
  positionHelp: '1 is the first question.',
}
