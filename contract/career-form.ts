import { z } from 'zod'
import { careerMessages } from './career-messages.ts'
import { digits, email, text } from './text.ts'

/** Where the short career form was sent from: the company page, the popup of the careers page, or another client. */
export const careerSources = ['company', 'popup', 'api'] as const
export type CareerSource = (typeof careerSources)[number]

/** The rules of the popup, and of calls without a source. */
export const CareerForm = z.object({
  name: text(120, careerMessages.name),
  email: email(careerMessages.email, careerMessages.email),
  phone: digits(10, 14, careerMessages.phone, careerMessages.phone),
  source: z.enum(careerSources).default('api'),
})
export type CareerForm = z.output<typeof CareerForm>

/** The company page requires exactly ten digits. */
export const CompanyCareerForm = CareerForm.extend({
  phone: digits(10, 10, careerMessages.tenDigits, careerMessages.tenDigits),
})
