import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readConfig } from '../../server/config/config.ts'
import { builtPages } from '../../server/running-site.ts'
import { servedPlace } from '../support/served-place.ts'
import { startTestSite, expect, readingTest as test } from '../support/site.ts'
import { test as folderTest } from '../support/temporary-folder.ts'

type Script = { attributes: string; code: string }

/** The inline scripts of a page, without data blocks, which never run. */
const scriptsOf = (html: string): Script[] =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', code = '']) => ({ attributes, code }))
    .filter(({ attributes }) => !/\ssrc=|type="application\/(ld\+)?json"/.test(attributes))

const allowedBy = (answer: Response) =>
  /script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ?? []

const mayRun = (allowed: string[], { attributes, code }: Script) =>
  allowed.includes(`'sha256-${createHash('sha256').update(code).digest('base64')}'`) ||
  allowed.includes(`'nonce-${/\snonce="([^"]+)"/.exec(attributes)?.[1]}'`)

const pages = [
  '/',
  '/Compliance',
  '/career',
  `/find-agent?near=${servedPlace.zip}`,
  '/locator',
  '/admin-login',
  '/no-such-page',
]

test('a page’s policy allows each of its own scripts', async ({ site }) => {
  let inline = 0
  for (const path of pages) {
    const answer = await site.get(path)
    const allowed = allowedBy(answer)
    expect(allowed.join(' '), path).not.toContain('unsafe')
    for (const script of scriptsOf(await answer.text())) {
      inline += 1
      expect(mayRun(allowed, script), `${path}: ${script.code.slice(0, 80)}`).toBe(true)
    }
  }
  expect(inline).toBeGreaterThan(10)
})

test('each rendering has its own nonce', async ({ site }) => {
  const readNonce = async () => {
    const answer = await fetch(`${site.url}/admin-login`)
    return allowedBy(answer).find((source) => source.startsWith("'nonce-"))
  }
  // One after the other, because concurrent requests share a rendering.
  const first = await readNonce()
  expect(await readNonce()).not.toBe(first)
})

folderTest('an injected script is not allowed by the policy of a built or rendered page', async ({ folder }) => {
  const injected = '<script>steal()</script>'
  const built = join(import.meta.dirname, '..', '..', 'build')
  await mkdir(join(folder, 'client'))
  await mkdir(join(folder, 'server'))
  const page = await readFile(join(built, 'client', 'Compliance', 'index.html'), 'utf8')
  await mkdir(join(folder, 'client', 'Compliance'))
  await writeFile(join(folder, 'client', 'Compliance', 'index.html'), page.replace('</main>', `${injected}</main>`))
  await writeFile(
    join(folder, 'server', 'index.js'),
    `import * as build from ${JSON.stringify(pathToFileURL(join(built, 'server', 'index.js')).href)}
     export * from ${JSON.stringify(pathToFileURL(join(built, 'server', 'index.js')).href)}
     const { default: render, ...more } = build.entry.module
     const renderWithInjection = async (...given) => {
       const answer = await render(...given)
       return new Response((await answer.text()).replace('</body>', ${JSON.stringify(injected)} + '</body>'), answer)
     }
     export const entry = { module: { ...more, default: renderWithInjection } }`,
  )
  const site = await startTestSite({}, { pages: await builtPages(readConfig({}), folder) })
  for (const path of pages.filter((one) => one !== '/')) {
    const answer = await site.get(path)
    const html = await answer.text()
    expect(html, path).toContain(injected)
    const allowed = allowedBy(answer)
    const running = scriptsOf(html).filter((script) => mayRun(allowed, script))
    expect(
      running.map(({ code }) => code),
      path,
    ).not.toContain('steal()')
    expect(allowed, path).toContain("'self'")
  }
})

test('only the locator may be shown in a frame, and only by this site', async ({ site }) => {
  for (const path of [...pages, '/api/jobs', '/healthz', '/find-agent']) {
    const { headers } = await site.get(path)
    const own = path === '/locator'
    expect(headers.get('x-frame-options'), path).toBe(own ? 'SAMEORIGIN' : 'DENY')
    expect(headers.get('content-security-policy'), path).toContain(`frame-ancestors '${own ? 'self' : 'none'}'`)
  }
})
