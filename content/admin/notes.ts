/** Notes about an applicant or about someone who wrote to us. */
export const noteTexts = {
  title: 'Notes',
  label: 'New note',
  hint: '(the person may ask to read it)',
  button: 'Add note',
  added: 'The note was added.',
  failed: 'The note was not added',
}
