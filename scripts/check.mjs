// npm run check: types, lint, format, and unit tests, within a minute; npm test runs everything.
import { main, run } from './setup.mjs'
import { staticChecks, typeGeneration } from './static-checks.mjs'
import { notThorough } from './thorough-tests.mjs'

main(async () => {
  await run(typeGeneration.command, typeGeneration.args)
  await Promise.all(staticChecks.map(({ command, args }) => run(command, args)))
  await run('vitest', ['run', '--project', 'unit', '--testNamePattern', notThorough])
})
