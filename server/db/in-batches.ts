import { isUnreachable } from './unreachable.ts'

type Call<In, Out> = { item: In; resolve: (result: Out) => void; reject: (cause: unknown) => void }

/**
 * Calls that arrive while one batch is under way share the next one: one commit for all of them under load, none
 * the later when it is quiet. Where a batch fails, each of its calls is tried alone, so that none pays for another;
 * not where the database is away, which would fail them all again and keep them waiting twice.
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
      if (result === undefined) call.reject(new Error('A batch gave no result for one of its calls.'))
      else call.resolve(result)
    }
  } catch (cause) {
    if (calls.length > 1 && !isUnreachable(cause)) await Promise.all(calls.map((call) => settle(run, [call])))
    else for (const call of calls) call.reject(cause)
  }
}
