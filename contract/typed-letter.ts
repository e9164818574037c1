/** The name of the answer that is a typed cover letter; it is sent as a text file. */
export const typedLetterAnswer = 'coverLetterText'
