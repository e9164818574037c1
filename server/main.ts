import { brand } from '../content/brand/company.ts'
import { refuseForeignBuild } from './config/build-address.ts'
import { checkFiles, checkMailServer } from './doctor/checks.ts'
import { misspelledSettings, readConfig, type Config } from './config/config.ts'
import { createLog, failureOf } from './monitoring/log.ts'
import { startSite, stopAfterStart } from './running-site.ts'
import { runChecks } from './doctor/run-checks.ts'
import type { SetupCode } from './services/setup-code.ts'
import { stopOnSignal } from './process/stop-on-signal.ts'

try {
  const config = readConfig(process.env)
  const log = createLog(config)
  for (const line of misspelledSettings(process.env)) console.warn(line)
  await refuseForeignBuild(config.publicUrl)
  const starting = startSite(config, log)
  // A signal may arrive while the database starts; the database must not outlive the site.
  stopOnSignal(() => stopAfterStart(starting))
  const site = await starting
  const here = `http://localhost:${site.port}`
  console.log(`${brand.name} is ready at ${here}`)
  if (site.firstAdmin) console.log(describeFirstAdmin(config, here, site.firstAdmin))
  // After the start, without blocking it: the site works without these services and delivers later.
  for (const { name, text, advice } of await findProblems(config)) console.warn(`${name}: ${text}. ${advice}`)
} catch (cause) {
  console.error(failureOf(cause))
  // The signal handlers would keep the process running.
  process.exit(1)
}

function describeFirstAdmin(
  { publicUrl, adminSetupCode }: Config,
  here: string,
  { code, isNeededHere }: SetupCode,
): string {
  const ask = 'There is no admin yet. Register the first one at'
  if (!isNeededHere) return `${ask} ${here}/admin-register (from another machine, with the setup code ${code})`
  const which = adminSetupCode === undefined ? code : 'in ADMIN_SETUP_CODE'
  return `${ask} ${publicUrl}/admin-register with the setup code ${which}`
}

async function findProblems(config: Config) {
  const findings = await runChecks([...(config.s3 ? [checkFiles(config)] : []), checkMailServer(config)])
  return findings.filter(({ state }) => state === 'bad')
}
