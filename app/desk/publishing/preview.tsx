import { useEffect, useState } from 'react'
import { editorTexts } from '../../../content/admin/publishing.ts'
import type { StoredContent } from '../../../contract/publication.ts'
import { call } from '../calls/call.ts'
import { PageFrame } from './page-frame.tsx'

const texts = editorTexts.preview
const previewAfterMs = 400

/** The real page with the draft, a moment after each change. */
export const Preview = ({ id, draft, path }: { id: string; draft: StoredContent; path: string }) => {
  const [html, setHtml] = useState<string>()
  const [isFailed, setIsFailed] = useState(false)
  const sent = JSON.stringify(draft)
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const page = await call('publications.preview', { id, draft: JSON.parse(sent), path }).catch(() => undefined)
      if (!isCurrent) return
      setIsFailed(page === undefined)
      if (page) setHtml(page.html)
    }
    const timer = setTimeout(() => void show(), previewAfterMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [id, sent, path])
  return (
    <section className="publication-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">{texts.title}</h2>
      {isFailed && <p className="small soft">{texts.failed}</p>}
      {html === undefined ? (
        <p className="small soft">{texts.loading}</p>
      ) : (
        <PageFrame html={html} title={texts.frame(path)} />
      )}
    </section>
  )
}
