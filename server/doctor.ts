import {
  checkAdmins,
  checkBuild,
  checkCrm,
  checkData,
  checkDatabase,
  checkFiles,
  checkMailServer,
  checkPublicAddress,
  checkRates,
  checkSettings,
  checkTiles,
} from './doctor/checks.ts'
import { readConfig, type Config } from './config/config.ts'
import { isConnected, reachDatabase } from './db/reach-database.ts'
import { failureOf } from './monitoring/log.ts'
import { runChecks, tableOf, type Checked } from './doctor/run-checks.ts'

/** npm run doctor: checks every setting against the real service. */
async function checkAll(config: Config): Promise<Checked[]> {
  const reached = await reachDatabase(config).catch((cause: unknown) => cause)
  const database = isConnected(reached) ? reached : undefined
  try {
    return await runChecks([
      checkSettings(process.env),
      checkData(config),
      checkDatabase(config, reached),
      checkAdmins(config, database),
      checkFiles(config),
      checkMailServer(config),
      checkCrm(config, database),
      checkRates(config),
      checkTiles(config),
      checkBuild(config),
      checkPublicAddress(config),
    ])
  } finally {
    await database?.stop()
  }
}

try {
  const config = readConfig(process.env)
  const findings = await checkAll(config)
  console.log(tableOf(findings))
  if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1
} catch (cause) {
  console.error(failureOf(cause))
  process.exitCode = 1
}
