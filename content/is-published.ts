import { brand } from './brand/company.ts'

/** Written as YYYY-MM-DD. */
const companyDay = new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone })

/** What is dated later than today, at the company's office, waits. */
export const isPublished = ({ date }: { date: string }, now = new Date()) => date <= companyDay.format(now)
