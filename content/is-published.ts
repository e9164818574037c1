import { brand } from './brand/company.ts'

/** The locale en-CA formats dates as YYYY-MM-DD. */
const companyDay = new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone })

/** Not before its date, in the time zone of the company's office. */
export const isPublished = ({ date }: { date: string }, now = new Date()) => date <= companyDay.format(now)
