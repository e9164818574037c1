/** The result of a service, or undefined while it is unavailable: the page is then shown without it. */
export const ifAvailable = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((cause: unknown) => {
    if (cause instanceof Response && cause.status >= 500) return undefined
    throw cause
  })
