import { reasonText } from '../../../content/reason-text.ts'
import { deskReasons } from '../../../content/reasons/desk.ts'
import { fieldReasons } from '../../../content/reasons/fields.ts'
import { fieldProblems } from '../../../contract/field-problems.ts'
import { NewVacancy, VacancyInput, type AdminVacancy } from '../../../contract/vacancy.ts'

export type VacancyErrors = Partial<Record<keyof VacancyInput, string>>

const ruleTexts = { ...fieldReasons, ...deskReasons }

export function validateVacancy(value: VacancyInput): VacancyErrors {
  const { error } = NewVacancy.safeParse(value)
  const errors: VacancyErrors = {}
  for (const [path, problem] of Object.entries(error ? fieldProblems(error) : {})) {
    const name = VacancyInput.keyof().safeParse(path.split('.')[0]).data
    if (name) errors[name] ??= reasonText(ruleTexts, problem)
  }
  return errors
}

export const changedFields = (one: VacancyInput, other: VacancyInput) =>
  VacancyInput.keyof().options.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))

/** Their version, with our changed fields on top. */
export function mergeVacancy(base: AdminVacancy, mine: VacancyInput, theirs: AdminVacancy): VacancyInput {
  const changed = changedFields(VacancyInput.parse(base), mine)
  return { ...VacancyInput.parse(theirs), ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }
}
