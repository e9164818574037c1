import { expect, test } from 'vitest'
import { createSearchGate, isSearchPage } from './search-gate.ts'

test('only a few searches run at once; others wait their turn, and too many are refused', async () => {
  const gate = createSearchGate({ perMinute: 1_000, atOnce: 2, waiting: 10 })
  let inside = 0
  let most = 0
  const order: number[] = []
  const search = async (number: number) => {
    const leave = await gate.enter(`network ${number}`)
    inside += 1
    most = Math.max(most, inside)
    order.push(number)
    await Promise.resolve()
    inside -= 1
    leave()
    // Leaving twice must not admit anyone else.
    leave()
  }
  const all = await Promise.allSettled(Array.from({ length: 15 }, (_, number) => search(number)))
  expect(most).toBe(2)
  expect(order).toEqual(Array.from({ length: 12 }, (_, number) => number))
  const refused = all.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(3)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await search(99)
  expect(order.at(-1)).toBe(99)
})

test('while others wait, a search is followed by an equally long pause, which leaves time for pages', async () => {
  const rests: number[] = []
  const rest = (ms: number) => {
    rests.push(ms)
    return Promise.resolve()
  }
  const gate = createSearchGate({ perMinute: 1_000, atOnce: 1, rest })
  const search = async (ms: number) => {
    const leave = await gate.enter('network')
    const began = performance.now()
    while (performance.now() - began < ms);
    leave()
  }
  await search(5)
  expect(rests).toEqual([])
  await Promise.all([search(5), search(20), search(200), search(5)])
  expect(rests).toHaveLength(3)
  for (const [at, least] of [5, 20, 100].entries()) expect(rests[at]).toBeGreaterThanOrEqual(least)
  // A long turn is not followed by an equally long rest.
  expect(rests[2]).toBe(100)
})

test('a network that searches too often gets a Retry-After; others are served', async () => {
  let clock = 1_000_000
  const gate = createSearchGate({ perMinute: 3, now: () => clock })
  const search = async (network: string) => (await gate.enter(network))()
  for (let times = 0; times < 3; times += 1) await search('one')
  clock += 20_000
  await expect(search('one')).rejects.toMatchObject({ code: 'too_many', retryAfter: 40 })
  await search('other')
  clock += 40_000
  await search('one')
  clock -= 1_000_000
  await search('one')
})

test('a request counts as a search when it has a query, in any letter case', () => {
  expect(isSearchPage('/find-agent', '?near=55454')).toBe(true)
  expect(isSearchPage('/Locator', '?x')).toBe(true)
  expect(isSearchPage('/Help.data', '?q=fee')).toBe(true)
  expect(isSearchPage('/find-agent/_.data', '?near=55454')).toBe(true)
  expect(isSearchPage('/locator', '')).toBe(false)
  expect(isSearchPage('/career', '?near=55454')).toBe(false)
})
