/** What reviewers rate for a job that has no criteria of its own. A submitted scorecard keeps the words that were rated. */
export const usualCriteria = [
  'Relevant experience',
  'Language skills',
  'Clear communication',
  'Attention to detail',
  'Interest in our customers',
]
