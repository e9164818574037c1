import { latinDigits } from '../../contract/latin-digits.ts'

/** What an alert, or a notice in the page, says. */
export type Telling = {
  title?: string
  text: string
  /** A second paragraph of an alert. */
  note?: string
  button: string
  /** With it the button tries again, and a second one, named so, closes. */
  close?: string
}

/** What is wrong, by the name of the field. */
export type Problems = Record<string, string>

export type Check = { ok: true; lead: object } | { ok: false; problems: Problems }

/** What makes one form differ from another. The browser and a post without JavaScript go by the same rules. */
export type FormRules = {
  /** The call that takes what the form sends. */
  endpoint: string
  check: (sent: FormData) => Check
  /** What to tell of these problems. */
  invalid: (problems: Problems) => Telling
  success: Telling
  /** `message` is what the server said, if it said anything. */
  failure: (message?: string) => Telling
}

/** Rules are fetched when somebody begins to fill in a form: most visitors only read. */
export type LoadRules = () => Promise<FormRules>

export const textOf = (sent: FormData, name: string) => {
  const value = sent.get(name)
  return typeof value === 'string' ? value : ''
}

export const onlyDigits = (text: string) => latinDigits(text).replaceAll(/\D/g, '')

export const longestPhone = 14

/** The digits of a phone number. One that is too long is shown without the “00” that calls to another country begin with. */
export function phoneDigits(text: string): string {
  const digits = onlyDigits(text)
  return digits.length > longestPhone ? digits.replace(/^00/, '') : digits
}
