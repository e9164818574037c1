import { useEffect, useRef } from 'react'
import type SignaturePad from 'signature_pad'
import { scaled, scaleFor, type Drawing } from './drawing.ts'

/**
 * Keeps a pad and a drawing in step. A canvas forgets what was drawn when its size changes, which
 * phones do whenever they are turned or hide their address bar: the strokes are kept and drawn again.
 */
export function useSignaturePad(drawing: Drawing | undefined, onDraw: (drawing: Drawing) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef({ drawing, onDraw })
  const show = useRef(() => undefined as void)
  /** What the pad holds. Drawing it again would break a stroke that is under way. */
  const shown = useRef<Drawing>(undefined)
  useEffect(() => {
    latest.current = { drawing, onDraw }
    if (drawing !== shown.current) show.current()
  }, [drawing, onDraw])

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const gone = new AbortController()
    const start = (Pad: typeof SignaturePad) => {
      if (gone.signal.aborted) return
      const pad = new Pad(element, { penColor: 'black' })
      show.current = () => {
        shown.current = latest.current.drawing
        draw(pad, element, shown.current)
      }
      pad.addEventListener('endStroke', () => {
        shown.current = readDrawing(pad, element, shown.current)
        latest.current.onDraw(shown.current)
      })
      const watch = new ResizeObserver(() => {
        fitToScreen(element)
        show.current()
      })
      watch.observe(element)
      gone.signal.addEventListener('abort', () => {
        watch.disconnect()
        pad.off()
      })
    }
    // It is at the end of the form: its code comes when somebody scrolls near it.
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        void import('signature_pad').then(({ default: Pad }) => start(Pad))
      },
      { rootMargin: '100% 0px' },
    )
    near.observe(element)
    gone.signal.addEventListener('abort', () => near.disconnect())
    return () => gone.abort()
  }, [])
  return canvas
}

/** As many points as the screen has on this place, so that lines are sharp. */
function fitToScreen(canvas: HTMLCanvasElement) {
  canvas.width = Math.round(canvas.clientWidth * devicePixelRatio)
  canvas.height = Math.round(canvas.clientHeight * devicePixelRatio)
  canvas.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio)
}

function draw(pad: SignaturePad, { clientWidth, clientHeight }: HTMLCanvasElement, drawing: Drawing | undefined) {
  // A pad that is out of sight has no size to draw for.
  if (clientWidth === 0) return
  if (!drawing) return pad.clear()
  pad.fromData(scaled(drawing.strokes, scaleFor(drawing, clientWidth, clientHeight)))
}

/** Later strokes are kept in the measure of the first. */
function readDrawing(pad: SignaturePad, canvas: HTMLCanvasElement, before: Drawing | undefined): Drawing {
  const { clientWidth: width, clientHeight: height } = canvas
  if (!before) return { width, height, strokes: pad.toData() }
  return { ...before, strokes: scaled(pad.toData(), 1 / scaleFor(before, width, height)) }
}
