import { rm } from 'node:fs/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '../../support/port.ts'
import { startProcess } from '../../support/site-process.ts'

/** A site with a fixed port and folder that can be killed and restarted while it is used; removed after the test. */
export async function startCrashableSite(settings: Record<string, string>) {
  const fixed = { ...settings, PORT: String(await freePort()) }
  let site = await startProcess({ settings: fixed })
  let output = ''
  const { url, dataDir } = site
  onTestFinished(async () => {
    await site.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  })
  return {
    url,
    dataDir,
    output: () => output + site.output(),
    killAndRestart: async () => {
      await site.stop('SIGKILL')
      output += site.output()
      site = await startProcess({ dataDir, settings: fixed })
    },
  }
}
