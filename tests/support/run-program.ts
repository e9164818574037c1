import { runProgram } from '../../support/site-process.ts'
import { testSecret, type TestSite } from './site.ts'

/** Runs a program of the server, such as `npm run admin`, on the database of a site. */
export const runOn = (site: TestSite, program: 'admin' | 'content', ...args: string[]) =>
  runProgram(`${program}.ts`, args, site.dataDir, {
    DATABASE_URL: site.databaseUrl,
    AUTH_SECRET: testSecret,
    PUBLIC_URL: site.url,
  })
