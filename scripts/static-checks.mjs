// Checks that need neither a build nor a database: types, lint, format.
/** Writes the types of routes, which the checks read. */
export const typeGeneration = { name: 'types', command: 'react-router', args: ['typegen'] }

/** They run at once. One checker takes less of a small machine than several, which repeat each other's work. */
export const staticChecks = [
  { name: 'types', command: 'tsc', args: ['--checkers', '1'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
]
