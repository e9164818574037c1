/** What reviewers rate for a job that has no criteria of its own. */
export const usualCriteria = [
  'Relevant experience',
  'Language skills',
  'Clear communication',
  'Care with details and rules',
  'Interest in our customers',
]
