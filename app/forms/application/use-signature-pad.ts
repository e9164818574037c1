import { useEffect, useRef, useState } from 'react'
import type SignaturePad from 'signature_pad'
import { scaleStrokes, scaleFor, type Drawing } from './drawing.ts'

/**
 * Keeps a pad and a drawing in sync. A canvas loses its content when its size changes, as it does whenever a phone is
 * rotated or hides its address bar, so the strokes are kept and drawn again.
 */
export function useSignaturePad(drawing: Drawing | undefined, onDraw: (drawing: Drawing) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  /** The code of the pad did not load. */
  const [isMissing, setMissing] = useState(false)
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
      setMissing(false)
      const pad = new Pad(element, { penColor: 'black' })
      let isDrawing = false
      /** The size that the strokes on the pad refer to. */
      let size = sizeOf(element)
      show.current = () => {
        // A pad that is cleared during a stroke does not notice its end.
        if (isDrawing) return
        matchResolution(element)
        size = sizeOf(element)
        shown.current = latest.current.drawing
        draw(pad, size, shown.current)
      }
      pad.addEventListener('beginStroke', () => (isDrawing = true))
      pad.addEventListener('endStroke', () => {
        isDrawing = false
        const { width, height } = sizeOf(element)
        const drawn = {
          width: Math.max(size.width, width),
          height: Math.max(size.height, height),
          // A copy, because the pad adds later strokes to its own list.
          strokes: [...pad.toData()],
        }
        const hasResized = width !== size.width || height !== size.height
        if (!hasResized) shown.current = drawn
        latest.current.drawing = drawn
        latest.current.onDraw(drawn)
        if (hasResized) show.current()
      })
      const resizeObserver = new ResizeObserver(() => show.current())
      resizeObserver.observe(element)
      unmounted.signal.addEventListener('abort', () => {
        resizeObserver.disconnect()
        pad.off()
      })
    }
    const load = () => {
      import('signature_pad').then(
        ({ default: Pad }) => start(Pad),
        () => {
          setMissing(true)
          // Many browsers load a module that has failed only after the page was reloaded.
          addEventListener('online', load, { once: true, signal: unmounted.signal })
        },
      )
    }
    // The pad is at the end of the form, so its code is loaded only when somebody scrolls near it.
    const viewObserver = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        viewObserver.disconnect()
        load()
      },
      { rootMargin: '100% 0px' },
    )
    viewObserver.observe(element)
    unmounted.signal.addEventListener('abort', () => viewObserver.disconnect())
    return () => unmounted.abort()
  }, [])
  return { canvas, isMissing }
}

/** Matches the canvas resolution to the screen, so that lines are sharp. */
function matchResolution(canvas: HTMLCanvasElement) {
  canvas.width = Math.round(canvas.clientWidth * devicePixelRatio)
  canvas.height = Math.round(canvas.clientHeight * devicePixelRatio)
  canvas.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio)
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLCanvasElement) => ({ width: clientWidth, height: clientHeight })

function draw(pad: SignaturePad, { width, height }: { width: number; height: number }, drawing: Drawing | undefined) {
  // A hidden pad has no size.
  if (width === 0) return
  if (!drawing) return pad.clear()
  pad.fromData(scaleStrokes(drawing.strokes, scaleFor(drawing, width, height)))
}
