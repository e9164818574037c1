import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { isLongRun, rounds } from './support/fault-rounds.ts'

const server = {
  globalSetup: 'tests/support/test-postgres.ts',
  // As an operator runs it: React takes several times as long in its development version.
  env: { NODE_ENV: 'production' },
  // Generous, for busy machines; passing tests do not wait.
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    // No test mocks modules, so the files of one worker can share them: reloading them took a third of the time.
    isolate: false,
    // Each worker imports as much as a site.
    execArgv: ['--import', fileURLToPath(new URL('support/quick-start.mjs', import.meta.url))],
    // Node loads the build itself, as it does for visitors: Vitest would read its nine megabytes again for each page.
    server: { deps: { external: [/\/build\/server\//] } },
    expect: { poll: { timeout: 20_000 } },
    // A failed test prints the whole text that was not as expected.
    chaiConfig: { truncateThreshold: 0 },
    // Projects differ in their number of workers, so they run one after the other (`groupOrder`).
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: ['{app,content,contract,scripts,server}/**/*.test.ts', 'tests/*.test.ts'],
          // By default, one core is left free, which is half of a small machine.
          maxWorkers: availableParallelism(),
          // For busy machines, as below.
          testTimeout: 60_000,
        },
      },
      // These spend more than half of their time waiting, for deliveries to be retried and for answers of a database.
      {
        extends: true,
        test: {
          ...server,
          name: 'api',
          sequence: { groupOrder: 1 },
          include: ['tests/api/**/*.test.ts'],
          maxWorkers: 4,
        },
      },
      // These request every page of one site, which a single worker renders once for all of them.
      {
        extends: true,
        test: {
          ...server,
          name: 'pages',
          sequence: { groupOrder: 2 },
          include: ['tests/pages/**/*.test.ts'],
          maxWorkers: 1,
        },
      },
      // Each of these starts, stops, and kills complete sites; a few at a time, they do not starve each other.
      {
        extends: true,
        test: {
          name: 'faults',
          sequence: { groupOrder: 3 },
          include: ['tests/faults/**/*.test.ts'],
          maxWorkers: isLongRun ? 2 : 3,
          testTimeout: 400_000 * rounds,
          hookTimeout: 120_000,
        },
      },
      // Tests with their own builds and installations, too slow for `npm test`.
      {
        extends: true,
        test: {
          ...server,
          name: 'proofs',
          sequence: { groupOrder: 4 },
          include: ['tests/proofs/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 400_000,
        },
      },
    ],
  },
})
