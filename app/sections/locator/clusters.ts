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
