import type { Vacancy } from '../contract/vacancy.ts'
import { jobPage } from './pages/job.ts'

const texts = jobPage.summary

/** “$21.50 to $25 per hour”; undefined if the vacancy does not state its pay. */
export function payText({ payFrom, payTo, payPer }: Pick<Vacancy, 'payFrom' | 'payTo' | 'payPer'>): string | undefined {
  if (!payPer || (!payFrom && !payTo)) return undefined
  return `${range(payFrom, payTo)} ${texts.payPer[payPer]}`
}

function range(from: string | null, to: string | null): string {
  if (from && to) return from === to ? dollars(from) : texts.payRange(dollars(from), dollars(to))
  return from ? texts.payFrom(dollars(from)) : texts.payTo(dollars(to ?? ''))
}

/** Whole dollars are written without cents. */
const dollars = (amount: string) =>
  `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: amount.endsWith('.00') ? 0 : 2 })}`
