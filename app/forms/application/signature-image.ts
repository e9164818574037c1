import type { PointGroup } from 'signature_pad'
import type { Drawing } from './drawing.ts'

/** Margin around the cropped drawing, in image pixels. */
const margin = 5

/** Image pixels per CSS pixel of the pad. */
const pixelRatio = 2

/**
 * Renders the strokes of a signature as a PNG, in the size of the original pad, so that the same strokes make the same
 * image on every screen, whether restored or not.
 */
export function drawnSignature({ width, height, strokes }: Drawing): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * pixelRatio)
  canvas.height = Math.round(height * pixelRatio)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(undefined)
  context.scale(pixelRatio, pixelRatio)
  context.lineCap = 'round'
  for (const stroke of strokes) drawStroke(context, stroke)
  return trimmedPng(canvas)
}

/**
 * Draws a stroke as the pad does, thinner where the pen was faster, but without the code of the pad: that is loaded later,
 * and a restored drawing must not depend on it.
 */
function drawStroke(
  context: CanvasRenderingContext2D,
  { points, minWidth, maxWidth, velocityFilterWeight }: PointGroup,
) {
  let radius = (minWidth + maxWidth) / 2
  let velocity = 0
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    const after = points[index + 1] ?? point
    context.beginPath()
    if (before) {
      const distance = Math.hypot(point.x - before.x, point.y - before.y)
      const current = distance / Math.max(1, point.time - before.time)
      velocity = velocityFilterWeight * current + (1 - velocityFilterWeight) * velocity
      radius = Math.max(maxWidth / (velocity + 1), minWidth)
      context.moveTo((before.x + point.x) / 2, (before.y + point.y) / 2)
    } else {
      context.arc(point.x, point.y, radius, 0, 2 * Math.PI)
      context.fill()
      context.beginPath()
    }
    context.lineWidth = 2 * radius
    context.quadraticCurveTo(point.x, point.y, (point.x + after.x) / 2, (point.y + after.y) / 2)
    context.stroke()
  }
}

/** A canvas as a PNG on white, cropped to its ink; undefined if it is blank. */
async function trimmedPng(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const box = inkBounds(canvas)
  if (!box) return undefined
  const cropped = document.createElement('canvas')
  cropped.width = box.width
  cropped.height = box.height
  const context = cropped.getContext('2d')
  if (!context) return undefined
  // A transparent image would show black ink on black wherever it is opened in a dark scheme.
  context.fillStyle = 'white'
  context.fillRect(0, 0, box.width, box.height)
  context.drawImage(canvas, -box.left, -box.top)
  return new Promise((resolve) => cropped.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

function inkBounds(canvas: HTMLCanvasElement) {
  const { width, height } = canvas
  const pixels = width && height ? canvas.getContext('2d')?.getImageData(0, 0, width, height).data : undefined
  if (!pixels) return undefined
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let index = 3; index < pixels.length; index += 4) {
    if (pixels[index] === 0) continue
    const point = (index - 3) / 4
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

/** Renders a typed name as a signature, with a caption that says so. */
export function typedSignature(name: string, caption: string): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = 1200
  canvas.height = 240
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(undefined)
  context.fillStyle = 'black'
  context.font = 'italic 80px cursive'
  context.fillText(name, 20, 120, 1160)
  context.font = '28px sans-serif'
  context.fillText(caption, 20, 200)
  return trimmedPng(canvas)
}
