import { useEffect, useEffectEvent, useRef } from 'react'
import { documentTexts as texts } from '../../../content/admin/documents.ts'
import { drawWhenNear } from './draw-page.ts'
import { openPdf, type OpenPdf } from './open-pdf.ts'
import { useOpened } from './use-opened.ts'

const maxPages = 200

/** The pages of a PDF. Only those near the visible part are drawn, so that a long file needs no more memory. */
export default function PdfPages({ bytes }: { bytes: ArrayBuffer }) {
  const { opened, fail } = useOpened(bytes, openPdf)
  if (!opened) return <output>{texts.opening}</output>
  const { pdf } = opened
  return (
    <>
      {Array.from({ length: Math.min(pdf.numPages, maxPages) }, (_, index) => (
        <PdfPage key={index} opened={opened} number={index + 1} onFailed={fail} />
      ))}
      {pdf.numPages > maxPages && <p className="small soft">{texts.morePages(maxPages, pdf.numPages)}</p>}
    </>
  )
}

type PageProps = { opened: OpenPdf; number: number; onFailed: (cause: unknown) => void }

const PdfPage = ({ opened: { pdf, firstPage }, number, onFailed }: PageProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (!frame.current) return undefined
    frame.current.style.aspectRatio = `${firstPage.width} / ${firstPage.height}`
    return drawWhenNear(pdf, number, frame.current, (cause) => fail(cause))
  }, [pdf, number, firstPage])
  return <section className="pdf-page" aria-label={texts.page(number, pdf.numPages)} ref={frame} />
}
