import { listFieldTexts } from '../../../content/admin/vacancies.ts'
import { reasonText } from '../../../content/reason-text.ts'
import { deskReasons } from '../../../content/reasons/desk.ts'
import { fieldReasons } from '../../../content/reasons/fields.ts'
import { fieldProblems } from '../../../contract/field-problems.ts'
import { VacancyFields, VacancyText, type AdminVacancy } from '../../../contract/vacancy.ts'

export type VacancyErrors = Partial<Record<keyof VacancyText, string>>

const ruleTexts = { ...fieldReasons, ...deskReasons }

export function validateVacancy(value: VacancyText): VacancyErrors {
  const { error } = VacancyFields.safeParse(value)
  const errors: VacancyErrors = {}
  for (const [path, problem] of Object.entries(error ? fieldProblems(error) : {})) {
    const [field, index] = path.split('.')
    const name = VacancyText.keyof().safeParse(field).data
    const text = reasonText(ruleTexts, problem)
    if (name) errors[name] ??= index === undefined ? text : listFieldTexts.problem(Number(index) + 1, text)
  }
  return errors
}

export const changedFields = (one: VacancyText, other: VacancyText) =>
  VacancyText.keyof().options.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))

/** Their version, with our changed fields on top. */
export function mergeVacancy(base: AdminVacancy, mine: VacancyText, theirs: AdminVacancy): VacancyText {
  const changed = changedFields(VacancyText.parse(base), mine)
  return { ...VacancyText.parse(theirs), ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }
}
