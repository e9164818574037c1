import { NewVacancy, VacancyInput, type AdminVacancy } from '../../contract/vacancy.ts'

export type VacancyErrors = Partial<Record<keyof VacancyInput, string>>

/** What is wrong with each field, before anything is sent. */
export function checkVacancy(value: VacancyInput): VacancyErrors {
  const { error } = NewVacancy.safeParse(value)
  const errors: VacancyErrors = {}
  for (const { path, message } of error?.issues ?? []) {
    const name = VacancyInput.keyof().safeParse(path[0]).data
    if (name) errors[name] ??= message
  }
  return errors
}

/** The fields in which two texts of a vacancy differ. */
export const differences = (one: VacancyInput, other: VacancyInput) =>
  VacancyInput.keyof().options.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))

/** Their text, with the fields in it that were changed here. */
export function mergeVacancy(base: AdminVacancy, mine: VacancyInput, theirs: AdminVacancy): VacancyInput {
  const changed = differences(VacancyInput.parse(base), mine)
  return { ...VacancyInput.parse(theirs), ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }
}
