import { onTestFinished } from 'vitest'
import { end, type Part } from './started.ts'

/** Waits until a part has started. When the test ends, it is removed or stopped, the latest one first. */
export async function using<P extends Part>(start: Promise<P>): Promise<P> {
  const part = await start
  onTestFinished(async () => void (await end(part)))
  return part
}
