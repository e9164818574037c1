import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { Tokens } from '../../contract/admin.ts'
import { createAccessTokens } from '../../server/services/access-tokens.ts'
import { test as base } from './browser.ts'
import type { SiteProcess } from './site-process.ts'

export const credentials = { username: 'nimo.warsame', password: 'a short sentence' }

export const tokensKey = 'desk-tokens'

/** Calls the API as an admin, beside the browser. */
export type Desk = {
  tokens: Tokens
  send: (method: string, path: string, body?: unknown) => Promise<Response>
}

/** Each test has a session of its own; the pages of its browser are signed in with it. */
export const test = base.extend<{ desk: Desk }>({
  desk: async ({ site, page }, use) => {
    const desk = await openDesk(site)
    await enter(page, desk.tokens)
    await use(desk)
  },
})

export async function openDesk(site: SiteProcess): Promise<Desk> {
  await post(site, '/api/admin/register', credentials)
  const tokens = Tokens.parse(await (await post(site, '/api/admin/login', credentials)).json())
  return {
    tokens,
    send: (method, path, body) =>
      fetch(site.url + path, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.accessToken}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  }
}

const post = (site: SiteProcess, path: string, body: unknown) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Puts tokens into the session storage of a tab, as signing in does. */
export async function enter(page: Page, tokens: Tokens) {
  await page.goto('/healthz')
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    tokensKey,
    JSON.stringify(tokens),
  ] as const)
}

export const readTokens = async (page: Page): Promise<Tokens> =>
  Tokens.parse(JSON.parse(await page.evaluate((key) => sessionStorage.getItem(key) ?? '', tokensKey)))

/** As if a quarter of an hour had passed: the access token has run out, the refresh token has not. */
export async function letTokenExpire(site: SiteProcess, page: Page, changes: Partial<Tokens> = {}) {
  const tokens = await readTokens(page)
  const secret = await readFile(join(site.dataDir, 'auth-secret'), 'utf8')
  const accessToken = await createAccessTokens(secret).issue(tokens.sessionId, -60)
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    tokensKey,
    JSON.stringify({ ...tokens, accessToken, ...changes }),
  ] as const)
}

/** Everything that a browser complains about: errors, and what the policy has blocked. */
export function watchComplaints(context: BrowserContext): string[] {
  const complaints: string[] = []
  const watch = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
  }
  for (const page of context.pages()) watch(page)
  context.on('page', watch)
  return complaints
}

export { expect } from '@playwright/test'
