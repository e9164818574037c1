// npm run report:dependencies: lists the site's dependencies in reports/dependencies.md and reports/sbom.cdx.json.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isUsable, listPackages } from './licenses.ts'
import { root } from './places.mjs'

const folder = join(root, 'reports')
mkdirSync(folder, { recursive: true })

const runtime = listPackages().filter(({ isForTests }) => !isForTests)
const disallowed = runtime.filter((one) => !isUsable(one))
const byLicense = Map.groupBy(runtime, ({ license }) => license)
const lines = [...byLicense]
  .toSorted(([, one], [, other]) => other.length - one.length)
  .map(
    ([license, list]) =>
      `| ${license || 'none'} | ${list.length} | ${list.map(({ name, version }) => `${name} ${version}`).join(', ')} |`,
  )

const npm = (...args: string[]) =>
  execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
writeFileSync(join(folder, 'sbom.cdx.json'), npm('sbom', '--sbom-format=cyclonedx', '--omit=dev'))
const { known, text } = audit()
writeFileSync(
  join(folder, 'dependencies.md'),
  `# Packages of the site\n\n${runtime.length} packages, without those of the tests. ${text}\n\n| license | packages | which |\n| --- | --- | --- |\n${lines.join('\n')}\n`,
)
console.log(`${runtime.length} packages, ${disallowed.length} with a license that is not allowed. ${text}`)
for (const { name, license } of disallowed) console.log(`not allowed: ${name} (${license || 'none'})`)
process.exitCode = disallowed.length > 0 || known > 0 ? 1 : 0

/** Known vulnerabilities, if the registry is reachable. */
function audit(): { known: number; text: string } {
  let output = ''
  try {
    output = npm('audit', '--omit=dev', '--json')
  } catch (cause) {
    // The command also fails when it finds vulnerabilities; its output then lists them.
    output = cause instanceof Error && 'stdout' in cause ? String(cause.stdout) : ''
  }
  const total = /"total":\s*(\d+)/.exec(output)?.[1]
  if (total === undefined)
    return { known: 0, text: 'Known vulnerabilities: not checked, because the registry could not be reached.' }
  return {
    known: Number(total),
    text: `Known vulnerabilities: ${total}, as of ${new Date().toISOString().slice(0, 10)}.`,
  }
}
