type Call<In, Out> = { item: In; resolve: (result: Out) => void; reject: (cause: unknown) => void }

type Run<In, Out> = (items: In[]) => Promise<Out[]>

/**
 * Calls that arrive while all lanes are busy share the next batch: one commit for many under load, none the later when
 * it is quiet. Where a batch fails, each of its calls is tried alone, so that none pays for another.
 */
export function inBatches<In, Out>(run: Run<In, Out>, { most, lanes }: { most: number; lanes: number }) {
  const waiting: Call<In, Out>[] = []
  let busy = 0

  async function work() {
    busy++
    while (waiting.length > 0) await settle(run, waiting.splice(0, most))
    busy--
  }

  return (item: In): Promise<Out> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (busy < lanes) void work()
    })
}

async function settle<In, Out>(run: Run<In, Out>, calls: Call<In, Out>[]): Promise<void> {
  try {
    const results = await run(calls.map((call) => call.item))
    for (const [index, call] of calls.entries()) {
      const result = results[index]
      if (result === undefined) call.reject(new Error('A batch gave no result for one of its calls.'))
      else call.resolve(result)
    }
  } catch (cause) {
    if (calls.length > 1) await Promise.all(calls.map((call) => settle(run, [call])))
    else for (const call of calls) call.reject(cause)
  }
}
