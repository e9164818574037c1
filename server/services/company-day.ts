import { brand } from '../../content/brand/company.ts'
import { dayIn } from '../../contract/business-days.ts'

/** The day at the company, for example 2026-11-17. */
export const companyDay = (moment = new Date()): string => dayIn(brand.timeZone, moment)
