import type { Control, ControlGroup } from '../../../content/controls.ts'

/** The groups, with only the controls that contain every word of the query. Empty groups are left out. */
export function searchControls(groups: ControlGroup[], query: string): ControlGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({ ...group, controls: group.controls.filter((control) => containsAll(group, control, words)) }))
    .filter((group) => group.controls.length > 0)
}

function containsAll(group: ControlGroup, { title, description, items }: Control, words: string[]): boolean {
  const text = [group.title, title, description, ...(items ?? [])].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

export const countControls = (groups: ControlGroup[]) => groups.reduce((sum, group) => sum + group.controls.length, 0)
