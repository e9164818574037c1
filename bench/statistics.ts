export const median = (numbers: number[]) => percentile(numbers, 0.5)

export const percentile = (numbers: number[], part: number) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * part)] ?? Number.NaN

/** The median, and the range unless all numbers are the same: `99 (97–100)`. */
export function medianAndRange(numbers: number[], digits = 0): string {
  const [middle, least, most] = [median(numbers), Math.min(...numbers), Math.max(...numbers)].map((number) =>
    number.toFixed(digits),
  )
  return least === most ? `${middle}` : `${middle} (${least}–${most})`
}

/** The range of the rounds relative to their median. */
export const spread = (numbers: number[]) => (Math.max(...numbers) - Math.min(...numbers)) / median(numbers)

/** The slope on a log-log scale: 0 is flat, 1 means that twice the data takes twice the time. */
export function exponent(points: { size: number; time: number }[]): number {
  const logs = points.map(({ size, time }) => ({ x: Math.log(size), y: Math.log(time) }))
  const [x, y] = [mean(logs.map((log) => log.x)), mean(logs.map((log) => log.y))]
  const along = logs.reduce((sum, log) => sum + (log.x - x) * (log.y - y), 0)
  return along / logs.reduce((sum, log) => sum + (log.x - x) ** 2, 0)
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
