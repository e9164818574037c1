/**
 * A cloth of its own for each country and city, generated from its code: the same code always gives the same cloth.
 * One repeat of a band, 17 threads high, with two figures and what separates them.
 */
export const clothHeight = 17

/** Colors of content/brand/colors.css. Text in on-brand may be placed on any of the grounds. */
export const clothGrounds = ['brand-strong', 'clay-strong', 'brand', 'brown-deep'] as const
const clothThreads = ['accent', 'on-brand', 'clay', 'brand-light', 'accent-light'] as const

type ClothGround = (typeof clothGrounds)[number]
type ClothThread = (typeof clothThreads)[number]

type Cloth = {
  ground: ClothGround
  width: number
  /** The path of each color that is used. */
  threads: { thread: ClothThread; path: string }[]
}

/** Threads that stand out from the ground: three for figures, and one for the hems. */
const threadsOn: Record<ClothGround, ClothThread[][]> = {
  'brand-strong': [
    ['accent', 'on-brand', 'clay', 'brand-light'],
    ['on-brand', 'clay', 'accent', 'brand-light'],
    ['accent-light', 'accent', 'on-brand', 'brand-light'],
  ],
  'clay-strong': [
    ['on-brand', 'accent', 'accent-light', 'clay'],
    ['accent-light', 'on-brand', 'accent', 'clay'],
  ],
  brand: [
    ['on-brand', 'accent', 'accent-light', 'brand-light'],
    ['accent', 'accent-light', 'on-brand', 'brand-light'],
  ],
  'brown-deep': [
    ['accent', 'clay', 'on-brand', 'clay'],
    ['clay', 'on-brand', 'accent', 'brand-light'],
    ['on-brand', 'accent', 'clay', 'brand-light'],
  ],
}

/** The color of a thread at a distance from the middle of a figure, across and down: 0 for the ground. */
type Figure = (x: number, y: number) => 0 | 1 | 2 | 3

const reach = 5

const figures: Figure[] = [
  // A diamond in a diamond.
  (x, y) => (x + y === 5 ? 1 : x + y === 3 ? 2 : x + y <= 1 ? 3 : 0),
  // A filled diamond with an eye.
  (x, y) => (x + y > 5 ? 0 : x + y > 2 ? 1 : x + y === 0 ? 3 : x + y === 1 ? 2 : 0),
  // A cross with square ends.
  (x, y) => (Math.max(x, y) <= 1 ? 3 : Math.min(x, y) <= 1 && Math.max(x, y) >= 4 ? 2 : Math.min(x, y) === 0 ? 1 : 0),
  // Two triangles that meet at their tips.
  (x, y) => (x < y ? 1 : x > y + 1 ? 2 : x + y === 0 ? 3 : 0),
  // A star with eight points.
  (x, y) => (Math.max(x, y) <= 1 ? 3 : x + y <= 5 && (x === y || Math.min(x, y) === 0) ? 1 : x + y === 5 ? 2 : 0),
  // Squares in a square.
  (x, y) => (Math.max(x, y) === 5 ? 1 : Math.max(x, y) === 3 ? 2 : Math.max(x, y) <= 1 ? 3 : 0),
  // A stepped hill and its reflection.
  (x, y) => (y > 0 && x + 2 * (5 - y) <= 5 ? 1 : y === 0 ? (x % 2 === 0 ? 3 : 0) : x === 5 && y < 2 ? 2 : 0),
  // Four small diamonds around one.
  (x, y) => (Math.abs(x - 3) + Math.abs(y - 3) <= 1 ? 1 : x + y <= 1 ? 3 : x + y === 5 && x * y === 0 ? 2 : 0),
  // Crossed bars.
  (x, y) => (x === y ? 1 : Math.abs(x - y) === 1 ? 2 : x + y === 5 && x * y === 0 ? 3 : 0),
  // An arrowhead to each side.
  (x, y) => (x - y === 0 || x - y === 1 ? 1 : x - y === 3 ? 2 : x === 0 && y <= 3 ? 3 : 0),
  // A comb.
  (x, y) => (y === 0 ? 2 : x % 2 === 1 && y <= 4 - Math.floor(x / 2) ? 1 : x === 0 && y <= 5 && y >= 3 ? 3 : 0),
  // A sun: rays around a square.
  (x, y) => (Math.max(x, y) <= 2 ? (Math.max(x, y) === 2 ? 1 : 3) : (x + y) % 2 === 1 && Math.min(x, y) <= 2 ? 2 : 0),
  // Hills in two rows.
  (x, y) => ((x + y) % 5 === 0 ? 1 : (x + y) % 5 === 2 && y > 1 ? 2 : x + y === 1 ? 3 : 0),
  // A shield.
  (x, y) => (x <= 3 && x + y <= 6 ? (x === 3 || x + y >= 5 ? 1 : x === 0 ? 3 : y % 2 === 0 ? 2 : 0) : 0),
]

/** What separates two figures, three threads wide, by column from the middle and row from the middle. */
const dividers: Figure[] = [
  (x) => (x === 0 ? 1 : 0),
  (x, y) => (x === 0 && y % 2 === 0 ? 1 : 0),
  (x, y) => ((x + y) % 2 === 0 ? 2 : 0),
  (x, y) => (x === 0 ? 3 : y % 3 === 0 ? 1 : 0),
  (x, y) => (x === 1 ? 2 : y % 2 === 1 ? 3 : 0),
  (x, y) => ((x + y) % 4 === 0 ? 3 : (x + y) % 4 === 2 ? 1 : 0),
]

/** The rows between the edge and the figures. */
const hems: ((x: number) => boolean)[] = [
  (x) => x % 4 < 2,
  (x) => x % 2 === 0,
  (x) => x % 6 < 4,
  (x) => x % 8 < 2 || x % 8 === 4 || x % 8 === 5,
]

export function clothOf(code: string): Cloth {
  const choose = choicesFrom(code)
  const ground = choose(clothGrounds)
  const colors = choose(threadsOn[ground])
  const first = choose(figures)
  const second = choose(figures.filter((figure) => figure !== first))
  const [divider, otherDivider] = [choose(dividers), choose(dividers)]
  const hem = choose(hems)
  const gap = choose([1, 2])
  const period = 2 * reach + 1 + 2 * gap + 3
  const width = 2 * period
  const isShifted = choose([false, true])

  const colorAt = (x: number, y: number): ClothThread | undefined => {
    const down = Math.abs(y - 8)
    if (down === 8) return colors[0]
    if (down === 7) return undefined
    if (down === 6) return hem(x) ? colors[1] : colors[3]
    const across = (x % period) - reach
    const isSecond = x >= period
    const tone =
      across <= reach
        ? (isSecond ? second : first)(Math.abs(across), down)
        : separate(isSecond ? otherDivider : divider, across - reach - gap - 2, down)
    // The second figure swaps two colors, so that the band has a rhythm of two.
    return tone === 0 ? undefined : colors[isShifted && isSecond && tone < 3 ? 2 - tone : tone - 1]
  }

  const rows = Array.from({ length: clothHeight }, (_, y) => Array.from({ length: width }, (__, x) => colorAt(x, y)))
  return {
    ground,
    width,
    threads: clothThreads
      .map((thread) => ({ thread, path: rows.map((row, y) => runs(row, thread, y)).join('') }))
      .filter(({ path }) => path !== ''),
  }
}

/** A divider is three threads wide, with empty threads on both sides. */
const separate = (divider: Figure, column: number, down: number) =>
  Math.abs(column) > 1 ? 0 : divider(Math.abs(column), down)

/** The threads of one color in a row, as few rectangles. */
function runs(row: (ClothThread | undefined)[], thread: ClothThread, y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== thread) continue
    let end = x + 1
    while (row[end] === thread) end++
    path += `M${x} ${y}h${end - x}v1h-${end - x}z`
    x = end - 1
  }
  return path
}

/** Chooses from lists, always in the same way for the same code. */
function choicesFrom(code: string) {
  // FNV-1a, and the mixing of MurmurHash3 before each choice.
  let state = 0x811c9dc5
  for (const letter of code) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  return <Choice>(list: readonly Choice[]): Choice => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    const choice = list[((mixed ^ (mixed >>> 16)) >>> 0) % list.length]
    if (choice === undefined) throw new Error('There is nothing to choose from.')
    return choice
  }
}
