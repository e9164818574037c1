/** Stops once, in good order, when the process is told to or when the one that started it is gone. */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  let asked = false
  const end = () => {
    // Ctrl-C reaches the whole process group, so one request to stop may arrive several times.
    if (asked) return
    asked = true
    console.log('Stopping: finishing what is under way.')
    stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        console.error(cause)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // The launcher that holds the other end of this channel is gone.
  process.on('disconnect', end)
}
