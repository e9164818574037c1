import type { Drawing } from './drawing.ts'

/** What stays around the drawing when it is cut out, in points of the image. */
const margin = 5

/** Points of the image for each point of the pad. */
const sharpness = 2

/**
 * The strokes of a signature as a PNG. They are drawn anew, in the size in which they were first drawn: the same strokes
 * make the same image on every screen, restored or not.
 */
export async function drawnSignature({ width, height, strokes }: Drawing): Promise<Blob | undefined> {
  const { default: SignaturePad } = await import('signature_pad')
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * sharpness)
  canvas.height = Math.round(height * sharpness)
  canvas.getContext('2d')?.scale(sharpness, sharpness)
  const pad = new SignaturePad(canvas, { penColor: 'black' })
  pad.fromData(strokes)
  pad.off()
  return trimmedPng(canvas)
}

/** The drawing on a canvas as a PNG, cut to where there is ink; nothing when there is none. */
async function trimmedPng(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const box = inkBox(canvas)
  if (!box) return undefined
  const cut = document.createElement('canvas')
  cut.width = box.width
  cut.height = box.height
  cut.getContext('2d')?.drawImage(canvas, -box.left, -box.top)
  return new Promise((resolve) => cut.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

function inkBox(canvas: HTMLCanvasElement) {
  const { width, height } = canvas
  const pixels = width && height ? canvas.getContext('2d')?.getImageData(0, 0, width, height).data : undefined
  if (!pixels) return undefined
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 3; at < pixels.length; at += 4) {
    if (pixels[at] === 0) continue
    const point = (at - 3) / 4
    const x = point % width
    const y = Math.floor(point / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < 0) return undefined
  left = Math.max(0, left - margin)
  top = Math.max(0, top - margin)
  return {
    left,
    top,
    width: Math.min(width, right + margin + 1) - left,
    height: Math.min(height, bottom + margin + 1) - top,
  }
}

/** A typed name drawn as a signature, with a word below that says what it is. */
export function typedSignature(name: string, mark: string): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = 1200
  canvas.height = 240
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(undefined)
  pen.fillStyle = 'black'
  pen.font = 'italic 80px cursive'
  pen.fillText(name, 20, 120, 1160)
  pen.font = '28px sans-serif'
  pen.fillText(mark, 20, 200)
  return trimmedPng(canvas)
}
