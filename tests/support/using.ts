import { onTestFinished } from 'vitest'

type Part = { remove: () => Promise<unknown> } | { stop: () => Promise<unknown> }

/** Waits until a part has started. When the test ends, it is removed or stopped, the latest one first. */
export async function using<T extends Part>(start: Promise<T>): Promise<T> {
  const part = await start
  onTestFinished(async () => void (await ('remove' in part ? part.remove() : part.stop())))
  return part
}
