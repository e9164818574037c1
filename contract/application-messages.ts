/** Checked on submit in this order; each is shown in a dialog. */
export const submitMessages = {
  coverLetter: 'Please upload your cover letter.',
  job: 'Job details not loaded. Cannot submit application.',
  resume: 'Please upload your resume.',
  signatureImage: 'Please provide your electronic signature by drawing it.',
  electronicSignature: 'Please type your full name for the electronic signature.',
} as const

export const outcomeMessages = {
  success: { title: 'Success!', text: 'Application submitted successfully!' },
  refused: (error: string | undefined) => `Failed to submit application: ${error || 'Server error'}`,
  tryAgain: 'Try Again',
  network: 'Network error or server unavailable. Please try again.',
  jobNotLoaded: 'Could not load job details. Please try again later.',
  jobClosed: 'This job is no longer open for applications.',
} as const
