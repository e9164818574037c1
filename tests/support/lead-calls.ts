import type { Page, Request } from '@playwright/test'

/** Responds to a call in place of the server, and returns the requests. */
export async function answerCall(page: Page, path: string, answer: { status: number; json?: unknown } | 'no network') {
  const sent: Request[] = []
  await page.route(`**${path}`, (route) => {
    sent.push(route.request())
    return answer === 'no network' ? route.abort() : route.fulfill({ json: {}, ...answer })
  })
  return sent
}

/** Like `answerCall`, but responds only after `release`. */
export async function holdCall(page: Page, path: string) {
  const sent: Request[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    sent.push(route.request())
    await released
    await route.fulfill({ status: 201, json: {} })
  })
  return { sent, release }
}

export const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key']
