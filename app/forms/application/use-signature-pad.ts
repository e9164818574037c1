import { useEffect, useRef } from 'react'
import SignaturePad from 'signature_pad'
import { scaled, scaleFor, type Drawing } from './drawing.ts'

/**
 * Keeps a pad and a drawing in step. A canvas forgets what was drawn when its size changes, which
 * phones do whenever they are turned or hide their address bar: the strokes are kept and drawn again.
 */
export function useSignaturePad(drawing: Drawing | undefined, onDraw: (drawing: Drawing) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef({ drawing, onDraw })
  const show = useRef(() => undefined as void)
  useEffect(() => {
    latest.current = { drawing, onDraw }
    show.current()
  }, [drawing, onDraw])

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const pad = new SignaturePad(element, { penColor: 'black' })
    show.current = () => draw(pad, element, latest.current.drawing)
    pad.addEventListener('endStroke', () => latest.current.onDraw(readDrawing(pad, element, latest.current.drawing)))
    const watch = new ResizeObserver(() => {
      fitToScreen(element)
      show.current()
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      pad.off()
    }
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
