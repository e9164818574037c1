import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { documentTexts as texts } from '../../../content/admin/documents.ts'
import { decode } from '../records/decode.ts'
import { TableFrame } from '../ui/table-frame.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { DocumentKind } from './document-kind.ts'

// Loaded with the first file of its kind: they are larger than the rest of the desk.
const PdfPages = lazy(() => import('./pdf-pages.tsx'))
const WordText = lazy(() => import('./word-text.tsx'))

type Props = {
  kind: DocumentKind
  mediaType: string
  title: string
  /** A new link to the file. */
  findPath: () => Promise<string>
  onClose: () => void
}

const documentId = 'document'

/** Brings the open file into view, if there is one. */
export const showDocument = () => document.getElementById(documentId)?.scrollIntoView({ block: 'start' })

/** A file, read inside the desk. Nothing in it runs, and nothing outside is loaded for it. */
export const DocumentPanel = (props: Props) => {
  const { title, findPath, onClose } = props
  const { bytes, hasFailed } = useBytes(findPath)
  return (
    <section className="document" id={documentId} aria-label={title}>
      <div className="document-head">
        <h2>{title}</h2>
        <button className="button button-quiet button-small" type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
      <TableFrame className="document-body" label={texts.contents(title)}>
        {hasFailed && <Unreadable />}
        {bytes && (
          <ErrorBoundary instead={<Unreadable />}>
            <Suspense fallback={<Opening />}>
              <Contents {...props} bytes={bytes} />
            </Suspense>
          </ErrorBoundary>
        )}
        {!bytes && !hasFailed && <Opening />}
      </TableFrame>
    </section>
  )
}

const Opening = () => <output>{texts.opening}</output>

const Unreadable = () => <p role="alert">{texts.failed}</p>

function useBytes(findPath: () => Promise<string>) {
  const [state, setState] = useState<{ bytes?: ArrayBuffer; hasFailed: boolean }>({ hasFailed: false })
  const find = useEffectEvent(findPath)
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      try {
        const response = await fetch(await find(), { signal: leaving.signal })
        if (!response.ok) throw new Error(`The file answered ${response.status}.`)
        setState({ bytes: await response.arrayBuffer(), hasFailed: false })
      } catch {
        if (!leaving.signal.aborted) setState({ hasFailed: true })
      }
    }
    void load()
    return () => leaving.abort()
  }, [])
  return state
}

const Contents = ({ kind, mediaType, title, bytes }: Props & { bytes: ArrayBuffer }) => {
  switch (kind) {
    case 'pdf':
      return <PdfPages bytes={bytes} />
    case 'word':
      return <WordText bytes={bytes} />
    case 'image':
      return <Picture bytes={bytes} mediaType={mediaType} title={title} />
    case 'text':
      return <pre className="document-text">{decode(bytes).text}</pre>
  }
}

const Picture = ({ bytes, mediaType, title }: Pick<Props, 'mediaType' | 'title'> & { bytes: ArrayBuffer }) => {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [bytes, mediaType])
  return <img alt={title} ref={image} />
}
