import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createScaling } from './scaling.ts'

test('[PUB-2] a picture is refused when its process does not start, and the site goes on', async () => {
  const { execPath } = process
  onTestFinished(() => void (process.execPath = execPath))
  process.execPath = '/nowhere'
  expect(await createScaling()(Buffer.alloc(1_000_000))).toEqual({ refused: 'picture.unreadable' })
  // Sending the picture fails as well, after that.
  for (let turn = 0; turn < 10; turn++) await setImmediate()
})
