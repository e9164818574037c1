// npm run check: types, lint, format, and unit tests, within a minute; npm test runs everything.
import { main, run } from './setup.mjs'
import { staticChecks } from './static-checks.mjs'

main(async () => {
  for (const { command, args } of staticChecks) await run(command, args)
  await run('vitest', ['run', '--project', 'unit'])
})
