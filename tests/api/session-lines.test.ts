import * as fc from 'fast-check'
import { Tokens } from '../../contract/admin.ts'
import { expect, type TestSite } from '../support/site.ts'
import { anotherAdmin, firstAdmin, isIn, refresh, refreshed, signIn, test } from '../support/admin.ts'
import { isLongRun } from '../../support/fault-rounds.ts'

/** Lets time pass for the tokens; the limits of the session itself are tested elsewhere. */
const pass = (site: TestSite, seconds: number) =>
  site.pool.query(
    `update refresh_tokens set first_used_at = first_used_at - make_interval(secs => $1),
       reused_at = reused_at - make_interval(secs => $1)`,
    [seconds],
  )

test('[DOOR-9 AUTH-2] a token used twice, even at the same moment, gets the same successor, and one line goes on', async ({
  site,
  admin,
}) => {
  const pairs = await Promise.all([1, 2, 3, 4, 5].map(() => refreshed(site, admin.refreshToken)))
  const [next] = pairs
  expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(1)
  expect(next?.refreshToken).not.toBe(admin.refreshToken)
  await pass(site, 29)
  expect((await refreshed(site, admin.refreshToken)).refreshToken).toBe(next?.refreshToken)
  expect(await site.count('refresh_tokens')).toBe(2)
})

test('[DOOR-9] a stolen token that is used before its successor ends both lines, whoever comes first', async ({
  site,
}) => {
  await firstAdmin(site)
  for (const isThiefFirst of [true, false]) {
    const { refreshToken, accessToken } = await signIn(site)
    const held = { victim: refreshToken, thief: refreshToken }
    const turns = isThiefFirst ? (['thief', 'victim'] as const) : (['victim', 'thief'] as const)
    let statuses: number[] = []
    // Each refreshes every 15 minutes, seven and eight minutes apart.
    for (let round = 0; round < 3; round += 1) {
      for (const party of turns) {
        const answer = await refresh(site, held[party])
        statuses = [...statuses, answer.status]
        if (answer.status === 200) held[party] = Tokens.parse(await answer.json()).refreshToken
        await pass(site, 7.5 * 60)
      }
    }
    expect(statuses).toEqual([200, 200, 403, 403, 403, 403])
    expect(await isIn(site, accessToken)).toBe(false)
  }
})

test('[DOOR-9] any order of uses of any tokens by two parties leaves one line, or none', async ({ site }) => {
  await firstAdmin(site)
  const step = fc.record({
    party: fc.constantFrom(0, 1),
    /** How far back the party goes in the tokens it has. */
    back: fc.constantFrom(0, 0, 0, 1, 2),
    seconds: fc.constantFrom(0, 0, 20, 40, 900),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
      const { refreshToken: first, accessToken } = await signIn(site)
      const line = [first]
      const held = [[first], [first]]
      const uses: number[][] = []
      let now = 0
      let isOver = false
      for (const { party, back, seconds } of steps) {
        const own = held[party] ?? []
        const token = own[Math.max(0, own.length - 1 - back)] ?? first
        const at = line.indexOf(token)
        isOver ||= isFork(uses, at, now)
        const answer = await refresh(site, token)
        expect(answer.status).toBe(isOver ? 403 : 200)
        expect(await isIn(site, accessToken)).toBe(!isOver)
        if (!isOver) {
          const { refreshToken: next } = Tokens.parse(await answer.json())
          line[at + 1] ??= next
          expect(next, 'there is only one line').toBe(line[at + 1])
          if (!own.includes(next)) own.push(next)
          uses[at] = [...(uses[at] ?? []), now]
        }
        now += seconds
        await pass(site, seconds)
      }
    }),
    { numRuns: isLongRun ? 100 : 12 },
  )
})

/** Two parties have the session: a token and its successor are both used, outside the time allowed for two tabs. */
function isFork(uses: number[][], at: number, now: number): boolean {
  const grace = 30
  const firstUse = (index: number) => uses[index]?.[0] ?? Infinity
  const isSuccessorInUse = now - firstUse(at + 1) > grace
  const isParentReused = (uses[at - 1] ?? []).some((use) => use - firstUse(at - 1) > grace)
  return isSuccessorInUse || isParentReused
}

test('[DOOR-9] an admin ends all other sessions, and nobody else’s', async ({ site, admin: here }) => {
  const others = [await signIn(site), await signIn(site)]
  const peter = await anotherAdmin(site, here)
  expect((await here.send('DELETE', '/api/admin/sessions')).status).toBe(204)
  for (const { accessToken, refreshToken } of others) {
    expect(await isIn(site, accessToken)).toBe(false)
    expect((await refresh(site, refreshToken)).status).toBe(403)
  }
  expect(await isIn(site, here.accessToken)).toBe(true)
  expect(await isIn(site, peter.accessToken)).toBe(true)
  const { rows } = await site.pool.query(`select admin_name from audit_entries where action = 'other-sessions-ended'`)
  expect(rows).toEqual([{ admin_name: 'nimo.warsame' }])
})
