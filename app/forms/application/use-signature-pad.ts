import { useEffect, useRef } from 'react'
import type SignaturePad from 'signature_pad'
import { scaleStrokes, scaleFor, type Drawing } from './drawing.ts'

/**
 * Keeps a pad and a drawing in sync. A canvas loses its content when its size changes, as it does whenever a phone is
 * rotated or hides its address bar, so the strokes are kept and drawn again.
 */
export function useSignaturePad(drawing: Drawing | undefined, onDraw: (drawing: Drawing) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef({ drawing, onDraw })
  const show = useRef(() => undefined as void)
  /** The drawing on the pad. It is not drawn again, because that would interrupt a stroke in progress. */
  const shown = useRef<Drawing>(undefined)
  useEffect(() => {
    latest.current = { drawing, onDraw }
    if (drawing !== shown.current) show.current()
  }, [drawing, onDraw])

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const unmounted = new AbortController()
    const start = (Pad: typeof SignaturePad) => {
      if (unmounted.signal.aborted) return
      const pad = new Pad(element, { penColor: 'black' })
      show.current = () => {
        shown.current = latest.current.drawing
        draw(pad, element, shown.current)
      }
      pad.addEventListener('endStroke', () => {
        shown.current = readDrawing(pad, element, shown.current)
        latest.current.onDraw(shown.current)
      })
      const resizeObserver = new ResizeObserver(() => {
        matchResolution(element)
        show.current()
      })
      resizeObserver.observe(element)
      unmounted.signal.addEventListener('abort', () => {
        resizeObserver.disconnect()
        pad.off()
      })
    }
    // The pad is at the end of the form, so its code is loaded only when somebody scrolls near it.
    const viewObserver = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        viewObserver.disconnect()
        void import('signature_pad').then(({ default: Pad }) => start(Pad))
      },
      { rootMargin: '100% 0px' },
    )
    viewObserver.observe(element)
    unmounted.signal.addEventListener('abort', () => viewObserver.disconnect())
    return () => unmounted.abort()
  }, [])
  return canvas
}

/** Matches the canvas resolution to the screen, so that lines are sharp. */
function matchResolution(canvas: HTMLCanvasElement) {
  canvas.width = Math.round(canvas.clientWidth * devicePixelRatio)
  canvas.height = Math.round(canvas.clientHeight * devicePixelRatio)
  canvas.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio)
}

function draw(pad: SignaturePad, { clientWidth, clientHeight }: HTMLCanvasElement, drawing: Drawing | undefined) {
  // A hidden pad has no size.
  if (clientWidth === 0) return
  if (!drawing) return pad.clear()
  pad.fromData(scaleStrokes(drawing.strokes, scaleFor(drawing, clientWidth, clientHeight)))
}

/** Later strokes are stored in the scale of the first. */
function readDrawing(pad: SignaturePad, canvas: HTMLCanvasElement, before: Drawing | undefined): Drawing {
  const { clientWidth: width, clientHeight: height } = canvas
  if (!before) return { width, height, strokes: pad.toData() }
  return { ...before, strokes: scaleStrokes(pad.toData(), 1 / scaleFor(before, width, height)) }
}
