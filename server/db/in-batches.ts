import { isUnreachable } from './unreachable.ts'

type Call<In, Out> = { item: In; resolve: (result: Out) => void; reject: (cause: unknown) => void }

/**
 * Calls that arrive while a batch is running share the next one: under load they share one commit, and otherwise none
 * is delayed. When a batch fails, its calls are retried one by one, so that a bad call does not fail the others. They
 * are not retried when the database is unreachable: all would fail again, after twice the wait.
 */
export function inBatches<In, Out>(run: (items: In[]) => Promise<Out[]>, most: number): (item: In) => Promise<Out> {
  const waiting: Call<In, Out>[] = []
  let isRunning = false

  async function runAll() {
    isRunning = true
    while (waiting.length > 0) await settle(run, waiting.splice(0, most))
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void runAll()
    })
}

async function settle<In, Out>(run: (items: In[]) => Promise<Out[]>, calls: Call<In, Out>[]): Promise<void> {
  try {
    const results = await run(calls.map((call) => call.item))
    for (const [index, call] of calls.entries()) {
      const result = results[index]
      if (result === undefined) call.reject(new Error('A batch returned no result for one of its calls.'))
      else call.resolve(result)
    }
  } catch (cause) {
    if (calls.length > 1 && !isUnreachable(cause)) await Promise.all(calls.map((call) => settle(run, [call])))
    else for (const call of calls) call.reject(cause)
  }
}
