import { maxUploadMegabytes } from '../contract/upload.ts'
import { brand } from './brand/company.ts'
import { acceptedTypes, fileTexts } from './file-field.ts'
import { emailHint, phoneHint, usPhoneHint } from './form-hints.ts'
import { islandTexts } from './island.ts'

/** What the short career form says after it was sent, or could not be. */
export const careerOutcomes = {
  success: { title: 'Form submitted successfully!', text: 'Your details have been successfully submitted.' },
  failure: { title: 'Form submission failed!', text: 'Something went wrong. Please try again.' },
  fixErrors: 'Please fix the errors in the form.',
  unreadable: 'Invalid JSON response from server',
  other: 'An error occurred while submitting the form.',
}

/**
 * Texts of the short career form, on the company page and in the popup of the careers page. Its rules are in
 * `reasons/career.ts`.
 */
const shared = {
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email', help: emailHint },
    resume: {
      label: 'Resume',
      help: `${acceptedTypes}. Max. file size: ${maxUploadMegabytes}MB`,
    },
  },
  file: fileTexts,
  /** Shown while the form is being sent. */
  sending: 'Sending your resume',
  reading: 'Still reading your resume. A file that is kept online has to be downloaded to this device first.',
  buttons: {
    invalid: 'Check the form',
    success: 'Close',
    failure: islandTexts.retry,
    close: islandTexts.close,
    cancel: 'Cancel',
  },
  privacy: 'We use this only to match you with a job here. Read our [privacy policy](/privacy-policy).',
}

export type CareerFormTexts = Omit<typeof shared, 'fields'> & {
  fields: Record<'name' | 'email' | 'phone' | 'resume', { label: string; help?: string }>
  submit: string
}

export const companyCareerForm: CareerFormTexts = {
  ...shared,
  fields: { ...shared.fields, phone: { label: 'Phone', help: usPhoneHint } },
  submit: 'Send my resume',
}

export const careersPopupForm: CareerFormTexts = {
  ...shared,
  fields: {
    ...shared.fields,
    phone: { label: 'Phone', help: phoneHint(10) },
  },
  submit: 'Send my resume',
}

/** The section of the company page with the form. */
export const companyCareerSection = {
  id: 'leave-resume',
  title: 'Leave your resume',
  text: 'Not seeing the right job today? Leave your name and your resume, and we will look at it when a job opens.',
  after: `Need help applying? Write to [${brand.mailboxes.careers}](mailto:${brand.mailboxes.careers}).`,
}

/** The popup of the careers page; its title is also the label of the button that opens it. */
export const careersPopup = {
  id: 'leave-resume',
  title: 'Leave your resume',
  text: 'Not seeing the right job today? Send us your resume, and we will look at it when a job opens.',
}
