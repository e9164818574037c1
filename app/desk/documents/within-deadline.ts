const deadlineMs = 5000

export class TooSlow extends Error {}

/** The name under which the browser keeps how long each file took. */
export const documentMeasure = 'document'

/** Fails when the work takes too long; what does the work is to be ended then. */
export async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  const start = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), deadlineMs)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
    performance.measure(documentMeasure, { start })
  }
}
