import type { AgentMark } from '../../../contract/agent.ts'
import { spotOf, type Spot } from './plane.ts'

export type Cluster = Spot & { marks: AgentMark[] }

/** Marks that would lie on each other become one; `room` is how far apart they must be, in units of the plane. */
export function clusterMarks(marks: AgentMark[], room: number): Cluster[] {
  const clusters: Cluster[] = []
  for (const mark of marks) {
    const spot = spotOf(mark)
    const near = clusters.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < room)
    if (near) near.marks.push(mark)
    else clusters.push({ ...spot, marks: [mark] })
  }
  return clusters
}
