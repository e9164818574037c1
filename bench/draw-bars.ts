export type Bar = { label: string; value: number }

const row = 26
const labels = 220
const width = 760

/** Horizontal bars on a logarithmic scale around 1: bars to the right of the line mean this site is faster. */
export function drawBars(title: string, bars: Bar[]): string {
  const logs = bars.map(({ value }) => Math.log10(Math.max(value, 0.001)))
  const reach = Math.max(1, ...logs.map(Math.abs))
  const middle = labels + (width - labels) / 2
  const unit = (width - labels) / 2 / reach - 60 / reach
  const height = bars.length * row + 44
  const lines = bars.map(({ label, value }, index) => {
    const y = 36 + index * row
    const end = middle + (logs[index] ?? 0) * unit
    const [x, length] = [Math.min(middle, end), Math.max(1, Math.abs(end - middle))]
    const text =
      end < middle
        ? `<text x="${x - 6}" y="${y + 14}" text-anchor="end">`
        : `<text x="${x + length + 6}" y="${y + 14}">`
    return `<text x="${labels - 10}" y="${y + 14}" text-anchor="end">${label}</text><rect x="${x}" y="${y}" width="${length}" height="18" rx="3" fill="${value < 1 ? '#c2603a' : '#0f5d4a'}"/>${text}${value.toPrecision(3)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#1b1b1b"><rect width="100%" height="100%" fill="#fff"/><text x="10" y="20" font-weight="bold">${title}</text><line x1="${middle}" x2="${middle}" y1="28" y2="${height - 8}" stroke="#999"/>${lines.join('')}</svg>\n`
}
