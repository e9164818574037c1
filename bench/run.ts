/** Runs every benchmark, one after the other, so that they do not disturb each other. */
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

const all = [
  'pages',
  'weight',
  'felt',
  'leads',
  'quotes',
  'sign-ins',
  'uploads',
  'admin-lists',
  'publishing',
  'agents',
  'growth',
  'process',
]

for (const name of all) {
  console.log(`\n${name} …`)
  await runCommand(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' })
}
