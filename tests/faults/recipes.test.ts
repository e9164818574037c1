import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { findNginx } from '../../scripts/nginx.mjs'
import { root } from '../../scripts/places.mjs'
import { tileFilePath } from '../../server/http/tile-file.ts'
import { makeCertificate } from '../support/certificate.ts'
import { listenLocally } from '../../support/port.ts'
import { fillTemplate, siteConfiguration, startSiteNginx, type Part } from '../../support/site-nginx.ts'
import { test } from '../support/temporary-folder.ts'

const run = promisify(execFile)
const deployed = (name: string) => readFile(join(root, 'deploy', name), 'utf8')

test('nginx asks the site for parts of the map tiles, not for the complete file', async ({ skip }) => {
  const program = findNginx() ?? ''
  skip(program === '', 'There is no nginx on this machine.')
  const ranges: (string | undefined)[] = []
  const site = createServer(({ url, headers }, response) => {
    if (url?.startsWith(tileFilePath)) ranges.push(headers.range)
    response.writeHead(206, { 'content-range': 'bytes 0-1/9', 'cache-control': 'public, max-age=60' }).end('ab')
  })
  const url = `http://127.0.0.1:${await listenLocally(site)}`
  const nginx = await startSiteNginx(program, [url, url])
  try {
    const answer = await fetch(`${nginx.url}${tileFilePath}?v=1`, { headers: { range: 'bytes=0-1' } })
    expect(answer.status).toBe(206)
    expect(ranges).toEqual(['bytes=0-1'])
  } finally {
    await nginx.stop()
    site.closeAllConnections()
    site.close()
  }
})

test.for<{ name: string; parts: Part[] }>([
  { name: 'as it is', parts: [] },
  { name: 'with TLS', parts: ['tls'] },
  { name: 'behind another proxy', parts: ['proxy'] },
  { name: 'with TLS behind another proxy', parts: ['tls', 'proxy'] },
])('nginx accepts deploy/nginx.conf $name', async ({ parts }, { skip, folder }) => {
  const nginx = findNginx() ?? ''
  skip(nginx === '', 'There is no nginx on this machine.')
  await makeCertificate(folder)
  const http = fillTemplate(await siteConfiguration(parts), {
    LISTEN: '127.0.0.1:8443',
    LISTEN_PLAIN: '127.0.0.1:8080',
    SITE_1: '127.0.0.1:3001',
    SITE_2: '127.0.0.1:3002',
    CACHE: join(folder, 'cache'),
    CERTIFICATES: folder,
    PUBLIC_URL: 'https://www.site.example',
    TRUSTED_PROXY: '10.0.0.0/8',
  })
  expect(http.replaceAll(/^#.*$/gm, '')).not.toContain('${')
  for (const part of ['tls', 'proxy'] as const) {
    expect(http.includes(`\n  #${part} `), part).toBe(!parts.includes(part))
  }
  await writeFile(join(folder, 'nginx.conf'), `pid ${folder}/pid; events {} http { access_log off; ${http} }`)
  const { stderr } = await run(nginx, ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
  expect(stderr).toContain('test is successful')
  expect(stderr).not.toContain('[warn]')
})

const units = ['transfer-site.service', 'transfer-site-backup.service', 'transfer-site-backup.timer']

test('systemd accepts the units', async ({ skip, folder }) => {
  skip(!existsSync('/usr/bin/systemd-analyze'), 'There is no systemd-analyze on this machine (Debian: systemd).')
  for (const name of units) {
    // It also checks that the program exists.
    await writeFile(join(folder, name), (await deployed(name)).replaceAll('/opt/transfer-site', root))
  }
  const { stdout, stderr } = await run('systemd-analyze', ['verify', ...units.map((name) => join(folder, name))])
  expect(stdout + stderr).toBe('')
  const timer = await deployed('transfer-site-backup.timer')
  const calendar = /^OnCalendar=(.+)$/m.exec(timer)?.[1] ?? ''
  expect((await run('systemd-analyze', ['calendar', calendar])).stdout).toContain('Next elapse')
})
