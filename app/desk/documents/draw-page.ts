import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist'
import { withinDeadline } from './within-deadline.ts'

/** Sharp on any screen, and at most 16 MB for each page. */
const maxPixels = 4_000_000

/** Draws a page while it is near the visible part of the file. Returns what ends that. */
export function drawWhenNear(pdf: PDFDocumentProxy, number: number, frame: HTMLElement, onFailed: OnFailed) {
  let clear: (() => void) | undefined
  const clearPage = () => {
    clear?.()
    clear = undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) clear ??= drawPage(pdf, number, frame, onFailed)
      else clearPage()
    },
    { root: frame.closest('.document-body'), rootMargin: '50% 0px' },
  )
  observer.observe(frame)
  return () => {
    observer.disconnect()
    clearPage()
  }
}

type OnFailed = (cause: unknown) => void

/** Draws a page, with its text above it for selection and screen readers. Returns what clears it. */
function drawPage(pdf: PDFDocumentProxy, number: number, frame: HTMLElement, onFailed: OnFailed): () => void {
  let isCleared = false
  const canvas = document.createElement('canvas')
  const text = document.createElement('div')
  text.className = 'pdf-text'
  const draw = async () => {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const shownScale = frame.clientWidth / width
    const scale = Math.min(shownScale * devicePixelRatio, Math.sqrt(maxPixels / (width * height)))
    if (isCleared) return
    frame.style.aspectRatio = `${width} / ${height}`
    frame.style.setProperty('--total-scale-factor', String(shownScale))
    const viewport = page.getViewport({ scale })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    frame.replaceChildren(canvas, text)
    await page.render({ canvas, viewport }).promise
    const layer = new TextLayer({
      textContentSource: await page.getTextContent(),
      container: text,
      viewport: page.getViewport({ scale: shownScale }),
    })
    await layer.render()
  }
  withinDeadline(draw()).catch((cause: unknown) => {
    if (!isCleared) onFailed(cause)
  })
  return () => {
    isCleared = true
    // An empty canvas gives its memory back right away.
    canvas.width = 0
    canvas.height = 0
    frame.replaceChildren()
  }
}
