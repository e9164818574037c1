import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { Pool } from 'pg'
import { z } from 'zod'
import type { Tokens } from '../../contract/admin.ts'
import type { Role } from '../../contract/roles.ts'
import { complianceOfficer } from '../../content/sample-vacancies.ts'
import { AdminVacancy } from '../../contract/vacancy.ts'
import { createAccessTokens } from '../../server/services/access-tokens.ts'
import { findDefaultFaultsExceptContrast, findFaultsByDefaultRules, findFaultsInDark } from './accessibility.ts'
import { test as base } from './browser.ts'
import { firstKeyOnly } from './first-key.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { databaseOf, type SiteProcess } from '../../support/site-process.ts'
import { startWebhook } from './webhook.ts'
import { findStrayLabels } from './stray-labels.ts'
import { credentials, sendJson, signInTo } from '../../support/calls.ts'

export const sessionKey = 'desk-session'
const refreshCookie = { name: 'desk-refresh', path: '/api/admin/refresh' }

/** Calls the API as an admin, outside the browser. */
export type Desk = {
  tokens: Tokens
  send: (method: string, path: string, body?: unknown) => Promise<Response>
}

/** Each test has its own session, and the pages of its browser are signed in with it. */
export const test = base.extend<{ desk: Desk; pool: Pool }>({
  /** A site that delivers leads to a CRM and accepts as many applications as the tests send. */
  settings: [
    async ({}, use) => {
      const crm = await startWebhook()
      await use({ ...crm.settings, APPLICATION_LIMIT_PER_HOUR: '1000', LEAD_LIMIT_PER_MINUTE: '1000' })
      await crm.stop()
    },
    { scope: 'worker' },
  ],
  pool: async ({ site }, use) => {
    const pool = new Pool({ ...databaseOf(site.dataDir), max: 2 })
    await use(pool)
    await pool.end()
  },
  desk: async ({ site, page }, use) => {
    const desk = await openDesk(site)
    await signInTab(page, desk.tokens)
    await use(desk)
  },
})

export async function openDesk(site: SiteProcess, person = credentials): Promise<Desk> {
  const tokens = await signInTo(site.url, person)
  return { tokens, send: (method, path, body) => sendJson(method, site.url + path, body, tokens.headers) }
}

/** A colleague, who has a name of their own: tests of one worker share a site. */
export async function addPerson(desk: Desk, role: Role) {
  const person = { username: newName(role), password: 'a sentence of their own' }
  expect((await desk.send('POST', '/api/admin/register', { ...person, role })).status).toBe(201)
  return person
}

export const newName = (name: string) => `${name}.${randomPart()}`

/** Signs in a tab as the sign-in page does: a cookie for the browser, and the id of the session in the tab. */
export async function signInTab(page: Page, tokens: Tokens) {
  await page.goto('/healthz')
  // Another tab may have exchanged the token for a newer one.
  if (sessionOf.get(page.context()) !== tokens.sessionId) await setRefreshToken(page, tokens.refreshToken)
  sessionOf.set(page.context(), tokens.sessionId)
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify({ sessionId: tokens.sessionId }),
  ] as const)
}

const sessionOf = new WeakMap<BrowserContext, string>()

async function setRefreshToken(page: Page, refreshToken: string) {
  const { hostname } = new URL(page.url())
  const cookie = { ...refreshCookie, domain: hostname, httpOnly: true, sameSite: 'Strict' as const }
  await page.context().addCookies([{ ...cookie, value: `tab.${refreshToken}` }])
}

/** Signs in or registers on the page that is open, as a person would. */
export async function submitCredentials(page: Page, { username, password } = credentials) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** The session of a tab, and the refresh token of its browser. */
export async function readTokens(page: Page): Promise<{ sessionId: string; refreshToken: string }> {
  const stored = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', sessionKey)
  const { sessionId } = z.object({ sessionId: z.string() }).parse(JSON.parse(stored))
  const cookies = await page.context().cookies(new URL(refreshCookie.path, page.url()).href)
  const kept = cookies.find(({ name }) => name === refreshCookie.name)?.value ?? ''
  return { sessionId, refreshToken: kept.slice(kept.indexOf('.') + 1) }
}

/**
 * Simulates 15 minutes passing: the access token has expired, the refresh token has not. The token is in the memory of
 * the page, so it gets the other one as from another tab.
 */
export async function letTokenExpire(site: SiteProcess, page: Page, changes: { refreshToken?: string } = {}) {
  const { sessionId } = await readTokens(page)
  const secret = await readFile(join(site.dataDir, 'auth-secret'), 'utf8')
  const accessToken = await createAccessTokens(secret, firstKeyOnly).issue(sessionId, -60)
  if (changes.refreshToken !== undefined) await setRefreshToken(page, changes.refreshToken)
  const tokens = { accessToken, sessionId, issuedAt: Date.now() + 1 }
  await page.evaluate((expired) => {
    const channel = new BroadcastChannel('desk')
    channel.postMessage({ kind: 'tokens', tokens: expired })
    channel.close()
  }, tokens)
}

/** Text that no other test on this site searches for. */
export const unique = (text: string) => `${text} ${randomPart()}`

const randomPart = () => Math.random().toString(36).slice(2, 8)

export const makeVacancy = async (desk: Desk, changes: object = {}) =>
  AdminVacancy.parse(await (await desk.send('POST', '/api/jobs', { ...complianceOfficer, ...changes })).json())

/** Collects page errors, script dialogs, and console errors such as policy violations. */
export function collectBrowserErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  const watch = (page: Page) => {
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('dialog', (dialog) => {
      errors.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
  }
  for (const page of context.pages()) watch(page)
  context.on('page', watch)
  return errors
}

/** Describes accessibility faults, stray labels, and horizontal overflow; in long runs, also faults of its colors. */
export async function findPageFaults(page: Page): Promise<string[]> {
  const faults = isLongRun
    ? [...(await findFaultsByDefaultRules(page)), ...(await findFaultsInDark(page))]
    : await findDefaultFaultsExceptContrast(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [...faults, ...(await findStrayLabels(page)), ...(wide > 0 ? [`${wide} px too wide`] : [])]
}

export { expect }
