import { geoPath, type GeoContext, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo'

/** Shapes as the data of one SVG path, in short form: relative steps in tenths of a pixel. */
export function pathData(projection: GeoProjection | null, shapes: GeoPermissibleObjects[]): string {
  const pen = new Pen()
  const draw = geoPath(projection, pen)
  for (const shape of shapes) draw(shape)
  return pen.data
}

/** A drawing context that records path commands. Steps are between rounded points, so that errors do not add up. */
class Pen implements GeoContext {
  data = ''
  private x = 0
  private y = 0
  private drawing = false

  moveTo(x: number, y: number) {
    this.x = tenths(x)
    this.y = tenths(y)
    this.data += `M${short(this.x)}${after(this.y)}`
    this.drawing = false
  }

  lineTo(x: number, y: number) {
    const right = tenths(x) - this.x
    const down = tenths(y) - this.y
    if (right === 0 && down === 0) return
    this.data += (this.drawing ? after(right) : `l${short(right)}`) + after(down)
    this.x += right
    this.y += down
    this.drawing = true
  }

  closePath() {
    this.data += 'z'
  }

  beginPath() {}
  arc() {}
}

const tenths = (pixels: number) => Math.round(pixels * 10)

/** Formats 5 tenths as ".5". */
const short = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.')

/** A number after another: separated by its minus sign or a space. */
const after = (value: number) => (value < 0 ? '' : ' ') + short(value)
