export type Line = { label: string; points: { size: number; time: number }[] }

const width = 900
const height = 420
const plot = { left: 60, right: 520, top: 44, bottom: 380 }
const colors = ['#0f5d4a', '#c2603a', '#d9a441', '#5b7fa6', '#8c6bb1', '#777777', '#2f9e8f', '#a03a5c', '#4a4a9c']

/** Milliseconds over the size of the data, both logarithmic: a flat line means no growth. */
export function drawLines(title: string, lines: Line[]): string {
  const points = lines.flatMap((line) => line.points)
  const x = scale(
    points.map(({ size }) => size),
    plot.left,
    plot.right,
  )
  const y = scale(decades(points.map(({ time }) => time)), plot.bottom, plot.top)
  const sizes = [...new Set(points.map(({ size }) => size))]
  const marks = [
    ...sizes.map(
      (size) =>
        `<text x="${x(size)}" y="${plot.bottom + 20}" text-anchor="middle">${size.toLocaleString('en-US')}</text>`,
    ),
    ...decades(points.map(({ time }) => time)).map(
      (time) =>
        `<line x1="${plot.left}" x2="${plot.right}" y1="${y(time)}" y2="${y(time)}" stroke="#ddd"/><text x="${plot.left - 8}" y="${y(time) + 4}" text-anchor="end">${time}</text>`,
    ),
  ]
  let free = Infinity
  // From the bottom up, each label is at least one line above the previous one.
  const drawn = lines
    .toSorted((one, other) => last(one) - last(other))
    .map((line, index) => {
      const color = colors[index % colors.length]
      const path = line.points.map(({ size, time }) => `${x(size)},${y(time)}`).join(' ')
      free = Math.min(y(last(line)), free - 17)
      const dots = line.points.map(
        ({ size, time }) => `<circle cx="${x(size)}" cy="${y(time)}" r="3" fill="${color}"/>`,
      )
      const values = line.points.map(({ time }) => Number(time.toPrecision(3))).join(', ')
      return `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>${dots.join('')}<line x1="${plot.right + 6}" y1="${y(last(line))}" x2="${plot.right + 26}" y2="${free}" stroke="${color}"/><text x="${plot.right + 30}" y="${free + 4}" fill="${color}">${line.label}: ${values}</text>`
    })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#1b1b1b"><rect width="100%" height="100%" fill="#fff"/><text x="10" y="20" font-weight="bold">${title}</text>${marks.join('')}${drawn.join('')}</svg>\n`
}

/** The powers of ten around all values. */
function decades(values: number[]): number[] {
  const [first, end] = [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))]
  return Array.from({ length: end - first + 1 }, (_, index) => 10 ** (first + index))
}

function scale(values: number[], from: number, to: number): (value: number) => number {
  const [least, most] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))]
  return (value) => from + ((Math.log(value) - least) / (most - least)) * (to - from)
}

const last = ({ points }: Line) => points.at(-1)?.time ?? Number.NaN
