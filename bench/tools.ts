import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

export const rivals = join(import.meta.dirname, 'rivals')

/** Programs that are needed only for comparison come from a separate folder and from the system's packages. */
export async function installTools() {
  if (!existsSync(join(rivals, 'node_modules'))) {
    console.log('Installing what the site is compared with …')
    await runCommand('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: rivals,
    })
  }
  for (const tool of ['wrk', 'nginx']) {
    if (await isInstalled(tool)) continue
    console.log(`Installing ${tool} …`)
    await runCommand('apt-get', ['install', '-y', '-qq', tool])
  }
}

const isInstalled = (tool: string) =>
  runCommand('sh', ['-c', `command -v ${tool} || command -v /usr/sbin/${tool}`]).then(
    () => true,
    () => false,
  )
