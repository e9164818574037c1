export const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** How far the rounds lie apart, as a part of their median. */
export const spread = (numbers: number[]) => (Math.max(...numbers) - Math.min(...numbers)) / median(numbers)

/** The slope on two logarithmic scales: 0 where it stays flat, 1 where twice the data takes twice the time. */
export function exponent(points: { size: number; time: number }[]): number {
  const logs = points.map(({ size, time }) => ({ x: Math.log(size), y: Math.log(time) }))
  const [x, y] = [mean(logs.map((log) => log.x)), mean(logs.map((log) => log.y))]
  const along = logs.reduce((sum, log) => sum + (log.x - x) * (log.y - y), 0)
  return along / logs.reduce((sum, log) => sum + (log.x - x) ** 2, 0)
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
