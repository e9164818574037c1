import { useEffect, useState } from 'react'
import { documentTexts as texts } from '../../../content/admin/documents.ts'
import { readWord } from './read-word.ts'
import { SafeHtml } from './safe-html.tsx'

/** The text of a Word file, with its headings, lists, and tables. */
export default function WordText({ bytes }: { bytes: ArrayBuffer }) {
  const [html, setHtml] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    const { ready, close } = readWord(bytes)
    let isCurrent = true
    const show = async () => {
      try {
        const result = await ready
        if (isCurrent) setHtml(result)
      } catch (cause) {
        if (isCurrent) setFailure(cause ?? new Error('The file could not be read.'))
      }
      close()
    }
    void show()
    return () => {
      isCurrent = false
      close()
    }
  }, [bytes])
  if (failure !== undefined) throw failure
  if (html === undefined) return <output>{texts.opening}</output>
  return (
    <div className="document-word">
      <SafeHtml html={html} />
    </div>
  )
}
