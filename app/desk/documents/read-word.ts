import { z } from 'zod'
import { withinDeadline } from './within-deadline.ts'

const Answer = z.object({ html: z.string() })

/** Reads a Word file in a worker of its own, which `close` ends, whatever it is doing. */
export function readWord(bytes: ArrayBuffer): { ready: Promise<string>; close: () => void } {
  const thread = new Worker(new URL('./word-worker.ts', import.meta.url), { type: 'module' })
  const answered = new Promise<string>((resolve, reject) => {
    thread.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const answer = Answer.safeParse(data)
      if (answer.success) resolve(answer.data.html)
      else reject(new Error('The file could not be read.'))
    })
    thread.addEventListener('error', () => reject(new Error('The file could not be read.')))
  })
  thread.postMessage(bytes)
  const close = () => thread.terminate()
  return { ready: withinDeadline(answered).finally(close), close }
}
