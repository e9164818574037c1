import type { Control, ControlGroup } from '../../content/controls.ts'

/** The groups with the controls that hold every word of the query; groups with none are left out. */
export function searchControls(groups: ControlGroup[], query: string): ControlGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({ ...group, controls: group.controls.filter((control) => holds(group, control, words)) }))
    .filter((group) => group.controls.length > 0)
}

function holds(group: ControlGroup, { title, description, items }: Control, words: string[]): boolean {
  const text = [group.title, title, description, ...(items ?? [])].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

export const countControls = (groups: ControlGroup[]) => groups.reduce((sum, group) => sum + group.controls.length, 0)
