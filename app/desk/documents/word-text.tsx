import { z } from 'zod'
import { documentTexts as texts } from '../../../content/admin/documents.ts'
import { SafeHtml } from './safe-html.tsx'
import { useOpened } from './use-opened.ts'
import { withinDeadline } from './within-deadline.ts'

/** The text of a Word file, with its headings, lists, and tables. */
export default function WordText({ bytes }: { bytes: ArrayBuffer }) {
  const { opened: html } = useOpened(bytes, readWord)
  if (html === undefined) return <output>{texts.opening}</output>
  return (
    <div className="document-word">
      <SafeHtml html={html} />
    </div>
  )
}

const Answer = z.object({ html: z.string() })

/** Reads a Word file in a worker of its own, which `close` ends, whatever it is doing. */
function readWord(bytes: ArrayBuffer): { ready: Promise<string>; close: () => void } {
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
