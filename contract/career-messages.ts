/** Messages of the short career form. */
export const careerMessages = {
  name: 'Name is required',
  email: 'Please enter a valid email',
  tenDigits: 'Please enter a valid 10-digit phone number',
  phone: 'Please enter a valid phone number of 10 to 14 digits',
  resume: 'Please upload a resume',
  /** Shown when a form posted without JavaScript comes back with the other fields filled in. */
  chooseAgain: 'Please choose your resume again. Your browser does not keep a chosen file.',
  fixErrors: 'Please fix the errors in the form.',
  success: { title: 'Form submitted successfully!', text: 'Your details have been successfully submitted.' },
  failure: { title: 'Form submission failed!', text: 'Something went wrong. Please try again.' },
  unreadable: 'Invalid JSON response from server',
  other: 'An error occurred while submitting the form.',
} as const
