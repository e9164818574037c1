export type Part = { remove: () => Promise<unknown> } | { stop: () => Promise<unknown> }

export const end = (part: Part) => ('remove' in part ? part.remove() : part.stop())

/** A fixture that is started before the tests that need it, and removed or stopped after them. */
export const started =
  <P extends Part>(start: () => Promise<P>) =>
  async ({}, use: (part: P) => Promise<void>) => {
    const part = await start()
    await use(part)
    await end(part)
  }
