import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../scripts/places.mjs'
import { startNginx, type Nginx } from './nginx.ts'

const run = promisify(execFile)

export type Part = 'tls' | 'proxy'

/** deploy/nginx.conf with parts enabled by the commands in its own header comment. */
export async function siteConfiguration(parts: Part[]): Promise<string> {
  const template = await readFile(join(root, 'deploy', 'nginx.conf'), 'utf8')
  if (parts.length === 0) return template
  const commands = [...template.matchAll(/^# {3}sed -i '(.+)' nginx\.conf$/gm)].flatMap(([, command]) => command ?? [])
  const folder = await mkdtemp(join(tmpdir(), 'site-nginx-parts-'))
  try {
    const file = join(folder, 'nginx.conf')
    await writeFile(file, template)
    for (const part of parts) {
      const command = commands.find((each) => each.includes(`#${part}`))
      if (!command) throw new Error(`deploy/nginx.conf does not say how to turn on ${part}.`)
      await run('sed', ['-i', command, file])
    }
    return await readFile(file, 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Substitutes only the given names, as envsubst does. */
export const fillTemplate = (template: string, values: Record<string, string>) =>
  template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

type Options = { parts?: Part[]; values?: Record<string, string> }

/** nginx in front of two sites, with the configuration of deploy/. */
export const startSiteNginx = (
  program: string,
  sites: [string, string],
  { parts = [], values = {} }: Options = {},
): Promise<Nginx> =>
  startNginx(program, async ({ folder, listen }) =>
    fillTemplate(await siteConfiguration(parts), {
      LISTEN: listen,
      SITE_1: new URL(sites[0]).host,
      SITE_2: new URL(sites[1]).host,
      CACHE: join(folder, 'cache'),
      ...values,
    }),
  )
