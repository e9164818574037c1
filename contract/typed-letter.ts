/** A cover letter that was typed: the name of its answer in the browser, and of the text file that is sent. */
export const typedLetter = { answer: 'coverLetterText', file: 'Cover letter.txt' }
