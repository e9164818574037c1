import type { AgentMark } from '../../../contract/agent.ts'
import { spotOf, type Spot } from './plane.ts'

export type Cluster = Spot & { marks: AgentMark[] }

/** Combines marks that would overlap. `minDistance` is in units of the plane. */
export function clusterMarks(marks: AgentMark[], minDistance: number): Cluster[] {
  const clusters: Cluster[] = []
  for (const mark of marks) {
    const spot = spotOf(mark)
    const overlapping = clusters.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < minDistance)
    if (overlapping) overlapping.marks.push(mark)
    else clusters.push({ ...spot, marks: [mark] })
  }
  return clusters
}

/** The numbers of the agents in the list beside the map, by id. */
export type Numbers = ReadonlyMap<string, number>

/** The agent of a cluster that comes first in the list. */
export function firstListed({ marks }: Cluster, numbers: Numbers) {
  return marks
    .flatMap(({ id, name }) => ({ id, name, number: numbers.get(id) ?? Number.POSITIVE_INFINITY }))
    .filter(({ number }) => Number.isFinite(number))
    .toSorted((one, other) => one.number - other.number)[0]
}

/** How a cluster is drawn: its text, its shape, and half of its size in pixels. */
export type MarkLook = { text: string; shape: 'diamond' | 'plate'; halfWidth: number; halfHeight: number }

/**
 * One listed agent shows its number. Several show the first number and how many more there are: a plain count would
 * look like the number of another card. Without a numbered list, several show their count.
 */
export function markLook(cluster: Cluster, numbers: Numbers): MarkLook {
  const count = cluster.marks.length
  const first = firstListed(cluster, numbers)
  if (count === 1) {
    const half = first ? 17 : numbers.size > 0 ? 9 : 11
    return { text: first ? String(first.number) : '', shape: 'diamond', halfWidth: half, halfHeight: half }
  }
  if (numbers.size === 0) {
    const half = 15 + Math.min(6, Math.log2(count))
    return { text: String(count), shape: 'diamond', halfWidth: half, halfHeight: half }
  }
  const text = first ? `${first.number} +${count - 1}` : `+${count}`
  return { text, shape: 'plate', halfWidth: 8 + text.length * 4.25, halfHeight: 14 }
}
