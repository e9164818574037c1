import { afterEach, expect, test, vi } from 'vitest'
import { TooSlow, withinDeadline } from './within-deadline.ts'

afterEach(() => vi.useRealTimers())

test('[HIRE-2] a file that is not read after five seconds is refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onRefused = vi.fn<(cause: unknown) => void>()
  withinDeadline(new Promise(() => undefined)).catch(onRefused)
  await vi.advanceTimersByTimeAsync(4999)
  expect(onRefused).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onRefused).toHaveBeenCalledWith(expect.any(TooSlow))
})
