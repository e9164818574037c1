import { z } from 'zod'
import { careerMessages } from './career-messages.ts'
import { digits, email, text } from './text.ts'

/** The short form: on the company page and in the popup of the careers page. */
export const careerSources = ['company', 'popup', 'api'] as const
export type CareerSource = (typeof careerSources)[number]

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
