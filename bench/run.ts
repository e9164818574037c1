/** Runs every benchmark, one after the other, so that they do not disturb each other. */
import { join } from 'node:path'
import { benchmarks } from './results.ts'
import { runCommand } from './run-command.ts'

for (const name of benchmarks) {
  console.log(`\n${name} …`)
  await runCommand(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' })
}
