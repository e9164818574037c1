/** The sections of the application form without a required question; a vacancy may leave them out. */
export const optionalSections = ['skills', 'culture', 'scenarios', 'references', 'additional'] as const
type OptionalSection = (typeof optionalSections)[number]

/** The fields that each of them asks for. */
const fieldsOf: Record<OptionalSection, readonly string[]> = {
  skills: ['regulatoryKnowledge', 'keySkillsSoftware'],
  culture: ['experienceAfricanDiaspora', 'understandingMission'],
  scenarios: ['scenarioProblemSolving1', 'scenarioProblemSolving2'],
  references: ['reference1', 'reference2'],
  additional: ['availability', 'availabilityOther', 'salaryExpectations', 'whyInterested'],
}

/**
 * The fields without those that the vacancy does not ask for. In the browser, the parts of an object field have names
 * such as `reference1.name`.
 */
export function askedFields(fields: Record<string, string>, skipped: readonly OptionalSection[]) {
  const unasked = new Set(skipped.flatMap((section) => fieldsOf[section]))
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !unasked.has(name.split('.')[0] ?? name)))
}
