import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { testSecret, type TestSite } from './site.ts'

/** A program of the server, such as `npm run admin`, on the database of a site. */
export async function runProgram(site: TestSite, program: 'admin' | 'content', ...args: string[]) {
  const env = { ...process.env, DATABASE_URL: site.databaseUrl, AUTH_SECRET: testSecret, DATA_DIR: site.dataDir }
  const settings = { env: { ...env, PUBLIC_URL: site.url } }
  return promisify(execFile)(process.execPath, [`server/${program}.ts`, ...args], settings).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (cause: { code: number; stderr: string }) => ({ code: cause.code, text: cause.stderr }),
  )
}
