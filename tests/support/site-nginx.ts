import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/places.mjs'
import { startNginx, type Nginx } from './nginx.ts'

/** nginx in front of two sites, with the configuration of deploy/. */
export const startSiteNginx = (program: string, sites: [string, string]): Promise<Nginx> =>
  startNginx(program, async ({ folder, listen }) => {
    const template = await readFile(join(root, 'deploy', 'nginx.conf'), 'utf8')
    const values: Record<string, string> = {
      LISTEN: listen,
      SITE_1: new URL(sites[0]).host,
      SITE_2: new URL(sites[1]).host,
      CACHE: join(folder, 'cache'),
    }
    return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  })
