import type { Calendar } from '../contract/business-days.ts'
import { publicHolidays } from '../contract/public-holidays.ts'
import { usBankHolidays } from '../contract/us-bank-holidays.ts'
import { brand } from './brand/company.ts'
import { holidays } from './countries/holidays.ts'

const saturdayAndSunday = [6, 0]

/** Where banks close on other days than Saturday and Sunday. From memory, to be checked with the banks there. */
const weekends: Record<string, number[]> = { bh: [5, 6], eg: [5, 6], np: [6], so: [5] }

/** The IANA time zone of the country's largest city, by `iso2`. */
const timeZones: Record<string, string> = {
  ae: 'Asia/Dubai',
  be: 'Europe/Brussels',
  bf: 'Africa/Ouagadougou',
  bh: 'Asia/Bahrain',
  bi: 'Africa/Bujumbura',
  bj: 'Africa/Porto-Novo',
  bo: 'America/La_Paz',
  br: 'America/Sao_Paulo',
  ca: 'America/Toronto',
  cd: 'Africa/Kinshasa',
  cf: 'Africa/Bangui',
  cg: 'Africa/Brazzaville',
  ci: 'Africa/Abidjan',
  cm: 'Africa/Douala',
  cn: 'Asia/Shanghai',
  co: 'America/Bogota',
  cy: 'Asia/Nicosia',
  de: 'Europe/Berlin',
  eg: 'Africa/Cairo',
  es: 'Europe/Madrid',
  et: 'Africa/Addis_Ababa',
  fi: 'Europe/Helsinki',
  fr: 'Europe/Paris',
  ga: 'Africa/Libreville',
  gb: 'Europe/London',
  gh: 'Africa/Accra',
  gn: 'Africa/Conakry',
  gr: 'Europe/Athens',
  gw: 'Africa/Bissau',
  hk: 'Asia/Hong_Kong',
  ht: 'America/Port-au-Prince',
  in: 'Asia/Kolkata',
  it: 'Europe/Rome',
  ke: 'Africa/Nairobi',
  kh: 'Asia/Phnom_Penh',
  lr: 'Africa/Monrovia',
  ml: 'Africa/Bamako',
  mt: 'Europe/Malta',
  mw: 'Africa/Blantyre',
  mx: 'America/Mexico_City',
  my: 'Asia/Kuala_Lumpur',
  mz: 'Africa/Maputo',
  ng: 'Africa/Lagos',
  nl: 'Europe/Amsterdam',
  np: 'Asia/Kathmandu',
  pe: 'America/Lima',
  ph: 'Asia/Manila',
  pk: 'Asia/Karachi',
  py: 'America/Asuncion',
  rw: 'Africa/Kigali',
  se: 'Europe/Stockholm',
  sl: 'Africa/Freetown',
  sn: 'Africa/Dakar',
  so: 'Africa/Mogadishu',
  ss: 'Africa/Juba',
  td: 'Africa/Ndjamena',
  tr: 'Europe/Istanbul',
  tz: 'Africa/Dar_es_Salaam',
  ug: 'Africa/Kampala',
  uy: 'America/Montevideo',
  za: 'Africa/Johannesburg',
  zm: 'Africa/Lusaka',
}

/** For transfers sent in this year; one sent in its last days may arrive in the next. */
export const senderCalendar = (year: number): Calendar => ({
  timeZone: brand.timeZone,
  weekend: saturdayAndSunday,
  holidays: [year, year + 1].flatMap(usBankHolidays),
})

/** `iso2`: a country of `content/brand/countries.ts`. */
export const recipientCalendar = (iso2: string, year: number): Calendar => ({
  timeZone: timeZones[iso2] ?? 'UTC',
  weekend: weekends[iso2] ?? saturdayAndSunday,
  holidays: [year, year + 1].flatMap((one) => daysOff(iso2, one)),
})

const known = new Map<string, string[]>()

/** Computed once for each country and year: every quote needs them, and lunar dates take time. */
function daysOff(iso2: string, year: number): string[] {
  const key = `${iso2} ${year}`
  const cached = known.get(key)
  if (cached) return cached
  const calendar = holidays[iso2]
  const days = calendar ? publicHolidays(calendar, year).map(({ date }) => date) : []
  known.set(key, days)
  return days
}

export const hasTimeZone = (iso2: string) => iso2 in timeZones
