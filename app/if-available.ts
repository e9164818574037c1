/** What a service answers, or nothing while it cannot: the page then shows what it has without it. */
export const ifAvailable = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((cause: unknown) => {
    if (cause instanceof Response && cause.status >= 500) return undefined
    throw cause
  })
