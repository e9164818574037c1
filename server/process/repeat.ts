/** Runs `work` immediately and then every `everyMs`, never concurrently; returns a function that stops it. */
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
