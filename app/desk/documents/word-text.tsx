import { documentTexts as texts } from '../../../content/admin/documents.ts'
import { readWord } from './read-word.ts'
import { SafeHtml } from './safe-html.tsx'
import { useOpened } from './use-opened.ts'

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
