import { z } from 'zod'
import { digits, email, text } from './text.ts'

/** The short form: on the company page and in the popup of the careers page. */
export const careerSources = ['company', 'popup', 'api'] as const
export type CareerSource = (typeof careerSources)[number]

export const careerMessages = {
  name: 'Name is required',
  email: 'Please enter a valid email',
  tenDigits: 'Please enter a valid 10-digit phone number',
  phone: 'Please enter a valid phone number of 10 to 14 digits',
  resume: 'Please upload a resume',
  fixErrors: 'Please fix the errors in the form.',
  success: { title: 'Form submitted successfully!', text: 'Your details have been successfully submitted.' },
  failure: { title: 'Form submission failed!', text: 'Something went wrong. Please try again.' },
  unreadable: 'Invalid JSON response from server',
  other: 'An error occurred while submitting the form.',
} as const

/** The popup, and calls that do not say where they come from. */
export const CareerForm = z.object({
  name: text(120, careerMessages.name),
  email: email(careerMessages.email, careerMessages.email),
  phone: digits(10, 14, careerMessages.phone, careerMessages.phone),
  source: z.enum(careerSources).default('api'),
})
export type CareerForm = z.output<typeof CareerForm>

/** The company page asks for exactly ten digits. */
export const CompanyCareerForm = CareerForm.extend({
  phone: digits(10, 10, careerMessages.tenDigits, careerMessages.tenDigits),
})
