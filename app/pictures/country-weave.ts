/** A woven band of its own for each country: 17 threads high, generated from the two letters of its code. */
type Thread = 'accent' | 'paper' | 'clay' | 'light'

export const weaveHeight = 17

type Weave = { width: number; threads: Record<Thread, string> }

const colors: Thread[] = ['accent', 'paper', 'clay']
const figures = [
  // Each says whether a thread at a distance from the middle of the figure, across and down, belongs to it.
  (x: number, y: number, size: number) => x + y === size,
  (x: number, y: number, size: number) => Math.max(x, y) === size,
  (x: number, y: number, size: number) => x === y && x <= size,
  (x: number, y: number, size: number) => (x === 0 || y === 0) && x + y <= size,
  (x: number, y: number, size: number) => Math.abs(x - y) === size % 3 && x + y <= size + 2,
]

/** One repeat of the band. Rows at the edges spell the two letters in bits, so that no two countries have the same. */
export function countryWeave(iso2: string): Weave {
  const [first, second] = [iso2.charCodeAt(0) - 97, iso2.charCodeAt(1) - 97]
  const period = [12, 14, 16, 18][(first + second) % 4] ?? 12
  const width = 2 * period
  const colorOf = (index: number) => colors[(index + first + 2 * second) % colors.length] ?? 'accent'
  const cloth = new Map<string, Thread>()
  const put = (x: number, y: number, thread: Thread) => cloth.set(`${x},${y}`, thread)

  for (let x = 0; x < width; x++) {
    put(x, 0, 'accent')
    put(x, weaveHeight - 1, 'accent')
    for (let y = 3; y < weaveHeight - 3; y++) {
      const isSecond = x >= period
      const across = Math.abs((x % period) - period / 2)
      const down = Math.abs(y - 8)
      const [figure, other] = [figures[first % 5], figures[(first + second + 2) % 5]]
      if (figure?.(across, down, 5)) put(x, y, colorOf(isSecond ? 1 : 0))
      else if (other?.(across, down, 2 + (second % 2))) put(x, y, colorOf(2))
      else if (across + down === 0) put(x, y, 'accent')
      else if (across > period / 2 - 2 && down < 1 + (second % 4)) put(x, y, 'light')
    }
  }
  const bits = (first << 5) | second
  for (let bit = 0; bit < 10; bit++) {
    const thread: Thread = (bits >> bit) & 1 ? 'paper' : 'light'
    for (const x of [bit, width - 1 - bit]) {
      put(x, 2, thread)
      put(x, weaveHeight - 3, thread)
    }
  }
  const threads: Record<Thread, string> = { accent: '', paper: '', clay: '', light: '' }
  for (let y = 0; y < weaveHeight; y++) {
    for (let x = 0; x < width; x++) {
      const thread = cloth.get(`${x},${y}`)
      if (!thread) continue
      let end = x + 1
      while (end < width && cloth.get(`${end},${y}`) === thread) end++
      threads[thread] += `M${x} ${y}h${end - x}v1h-${end - x}z`
      x = end - 1
    }
  }
  return { width, threads }
}
