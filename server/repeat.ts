/** Does something now and again and again, one at a time; answers how to end it. */
export function repeat(work: () => Promise<void>, everyMs: number, onError: (cause: unknown) => void): () => void {
  let isBusy = false
  const run = async () => {
    if (isBusy) return
    isBusy = true
    await work().catch(onError)
    isBusy = false
  }
  void run()
  const timer = setInterval(() => void run(), everyMs)
  return () => clearInterval(timer)
}
