import * as z from 'zod/mini'
import { fieldProblems } from './field-problems.ts'
import { phoneDigits } from './phone-digits.ts'
import type { Problems } from './reasons.ts'
import { digits, email, text } from './text.ts'

/** Where the short career form was sent from: the company page, the popup of the careers page, or another client. */
export const careerSources = ['company', 'popup', 'api'] as const

/** The rules of the popup, and of calls without a source. */
export const CareerForm = z.object({
  name: text(120, 'career.name_required'),
  email: email('career.email_invalid', 'career.email_invalid'),
  phone: digits(10, 14, 'career.phone_invalid', 'career.phone_invalid'),
  source: z.prefault(z.enum(careerSources), 'api'),
})
export type CareerForm = z.output<typeof CareerForm>

/** The company page requires exactly ten digits. */
const CompanyCareerForm = z.extend(CareerForm, {
  phone: digits(10, 10, 'career.phone_ten_digits', 'career.phone_ten_digits'),
})

/** The form as it is stored, or what is wrong with it. The number is as the person typed it. */
export function checkCareerForm(
  { phone, ...fields }: Record<string, string>,
  hasResume: boolean,
): { form?: CareerForm; problems: Problems } {
  const schema = fields['source'] === 'company' ? CompanyCareerForm : CareerForm
  const parsed = schema.safeParse({ ...fields, phone: phone === undefined ? undefined : phoneDigits(phone) })
  const problems: Problems = {
    ...(!parsed.success && fieldProblems(parsed.error)),
    ...(!hasResume && { resume: { reason: 'career.resume_required' } }),
  }
  return parsed.success && hasResume ? { form: parsed.data, problems } : { problems }
}
