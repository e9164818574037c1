import { dayIn } from '../contract/business-days.ts'
import { brand } from './brand/company.ts'

/** Not before its date, in the time zone of the company's office. */
export const isPublished = ({ date }: { date: string }, now = new Date()) => date <= dayIn(brand.timeZone, now)
