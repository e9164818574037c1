// Checks that need neither a build nor a database: types, lint, format.
export const staticChecks = [
  { name: 'types', command: 'react-router', args: ['typegen'] },
  { name: 'types', command: 'tsc', args: [] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
]
