/** Each bar has one segment per kind. */
export type Amount = { label: string; parts: number[] }

const row = 22
const width = 900
const colors = ['#0f5d4a', '#c2603a', '#d9a441', '#5b7fa6', '#8c6bb1', '#777777']

/** Horizontal stacked bars on a linear scale, with the sum at their end and a legend of the kinds above. */
export function drawAmounts(title: string, kinds: string[], amounts: Amount[]): string {
  const labels = 20 + 7 * Math.max(...amounts.map(({ label }) => label.length))
  const most = Math.max(...amounts.map(sum))
  const unit = (width - labels - 70) / most
  const height = amounts.length * row + 64
  const bars = amounts.map((amount, index) => {
    const y = 54 + index * row
    const end = labels + sum(amount) * unit
    return `<text x="${labels - 10}" y="${y + 12}" text-anchor="end">${amount.label}</text>${pieces(amount, labels, y, unit)}<text x="${end + 6}" y="${y + 12}">${Number(sum(amount).toFixed(1))}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#1b1b1b"><rect width="100%" height="100%" fill="#fff"/><text x="10" y="20" font-weight="bold">${title}</text>${legend(kinds)}${bars.join('')}</svg>\n`
}

const sum = ({ parts }: Amount) => parts.reduce((all, part) => all + part, 0)

const pieces = ({ parts }: Amount, labels: number, y: number, unit: number) =>
  parts
    .map((part, kind) => {
      const before = parts.slice(0, kind).reduce((all, other) => all + other, 0)
      return `<rect x="${labels + before * unit}" y="${y}" width="${part * unit}" height="16" fill="${colors[kind]}"/>`
    })
    .join('')

const legend = (kinds: string[]) =>
  kinds
    .map(
      (kind, index) =>
        `<rect x="${10 + index * 110}" y="31" width="12" height="12" fill="${colors[index]}"/><text x="${28 + index * 110}" y="42">${kind}</text>`,
    )
    .join('')
