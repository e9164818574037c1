import type { PointGroup } from 'signature_pad'

/** The strokes of a signature, and the size of the pad it was drawn on. */
export type Drawing = { width: number; height: number; strokes: PointGroup[] }

/** The factor that fits a drawing into a pad of another size. */
export const scaleFor = (drawing: Drawing, width: number, height: number) =>
  Math.min(width / drawing.width, height / drawing.height)

export const scaleStrokes = (strokes: PointGroup[], factor: number): PointGroup[] =>
  strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }))
