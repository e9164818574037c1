import type { PointGroup } from 'signature_pad'

/** A signature as it was drawn, and the size of the pad that it was drawn on. */
export type Drawing = { width: number; height: number; strokes: PointGroup[] }

/** How much larger or smaller a drawing is shown on a pad of another size, so that all of it is seen. */
export const scaleFor = (drawing: Drawing, width: number, height: number) =>
  Math.min(width / drawing.width, height / drawing.height)

export const scaled = (strokes: PointGroup[], factor: number): PointGroup[] =>
  strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }))
