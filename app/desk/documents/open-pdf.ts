import { getDocument, PDFWorker, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist'
import { withinDeadline } from './within-deadline.ts'

export type OpenPdf = {
  pdf: PDFDocumentProxy
  /** Width and height of the first page, in points. */
  firstPage: { width: number; height: number }
}

/** Larger pictures in a file are left out. */
const maxPicturePixels = 24_000_000

/**
 * Reads a PDF in a worker of its own, which `close` ends, whatever it is doing. Scripts and forms in the file stay
 * inactive, and fonts that it does not contain come from the system: nothing is requested.
 */
export function openPdf(bytes: ArrayBuffer): { ready: Promise<OpenPdf>; close: () => void } {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const task = getDocument({
    // The worker takes possession of what it is given.
    data: new Uint8Array(bytes.slice(0)),
    worker: PDFWorker.create({ port: thread }),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    maxImageSize: maxPicturePixels,
    canvasMaxAreaInBytes: 4 * maxPicturePixels,
  })
  const open = async () => {
    const pdf = await task.promise
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
    return { pdf, firstPage: { width, height } }
  }
  const close = () => {
    thread.terminate()
    // Without its worker it may never settle.
    void task.destroy().catch(() => undefined)
  }
  return { ready: withinDeadline(open()), close }
}
