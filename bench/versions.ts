import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium } from '../scripts/chromium.mjs'
import { findNginx } from '../scripts/nginx.mjs'
import { runCommand } from './run-command.ts'
import { rivals } from './tools.ts'
import { queryOf } from '../support/site-process.ts'

/** The programs of a measurement, by name and version. */
export const nginxVersion = () => commandVersion('nginx', `${findNginx() ?? 'nginx'} -v`)
export const wrkVersion = () => commandVersion('wrk', 'wrk -v')
export const chromiumVersion = () => commandVersion('Chromium', `${findChromium() ?? 'chromium'} --version`)

/** Some print their version and then fail. */
async function commandVersion(name: string, command: string): Promise<string> {
  const said = await runCommand('sh', ['-c', `${command} || true`])
  return `${name} ${/\d+(\.\d+)+/.exec(said)?.[0] ?? 'of an unknown version'}`
}

export async function rivalVersion(name: string, folder: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(rivals, 'node_modules', folder, 'package.json'), 'utf8'),
  )
  return `${name} ${version}`
}

/** The PostgreSQL of a running site. */
export async function postgresVersion(dataDir: string): Promise<string> {
  const [row] = await queryOf<{ server_version: string }>(dataDir, 'show server_version')
  return `PostgreSQL ${row?.server_version}`
}
