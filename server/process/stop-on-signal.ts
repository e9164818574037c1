import { failureOf } from '../monitoring/log.ts'

/** Stops once, cleanly, on a signal or when the parent process is gone. */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  let asked = false
  const end = () => {
    // Ctrl-C reaches the entire process group, so several signals may arrive for one stop.
    if (asked) return
    asked = true
    console.log('Stopping: finishing requests in progress.')
    stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        console.error(failureOf(cause))
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // The launcher at the other end of this channel is gone.
  process.on('disconnect', end)
}
