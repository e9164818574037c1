import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemKey } from '../../contract/checks/problem.ts'
import { Checked, MadePublication, OpenedPublication, Publications, SavedDraft } from '../../contract/publication.ts'
import { emptyNotice } from '../../contract/site-notice.ts'
import { withPage } from '../../scripts/browser.ts'
import { lowContrastPairs } from '../../scripts/contrast.ts'
import { previewOf } from '../../app/head/preview.ts'
import { root } from '../../scripts/places.mjs'
import { brandColors, schemes } from '../../scripts/tokens.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { otherCompany, rebrand, traces } from '../support/other-brand.ts'
import { copyProject } from '../support/project-copy.ts'
import { startProcess, type SiteProcess } from '../../support/site-process.ts'
import { credentials, postJson, sendJson, signInTo } from '../../support/calls.ts'

const run = promisify(execFile)

let copy: string
let site: SiteProcess
let mail: MailServer

/** Assets that a page opened earlier may still request. */
const oldAsset = { name: 'page-of-the-build-before.js', text: 'export {}' }

/** Another company's site: its content/brand/, the artwork that is quick to draw, a build, and a running site. */
beforeAll(async () => {
  copy = await copyProject()
  await rebrand(copy)
  await mkdir(join(copy, 'build', 'client', 'assets'), { recursive: true })
  await writeFile(join(copy, 'build', 'client', 'assets', oldAsset.name), oldAsset.text)
  await run(process.execPath, ['scripts/maps/draw-maps.ts'], { cwd: copy })
  const built = await run(process.execPath, ['scripts/build.mjs'], { cwd: copy })
  expect(built.stderr).toContain('icons, previews, and video in public/ show an earlier look of the brand')
  mail = await startMailServer()
  site = await startProcess({ folder: copy, settings: { ...mail.settings, SAMPLE_DATA: 'false' } })
}, 180_000)

afterAll(async () => {
  await site?.remove()
  await mail?.stop()
  await rm(copy, { recursive: true, force: true })
})

const get = async (path: string) => {
  const answer = await fetch(site.url + path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

const sitemap = async () => {
  const text = await get('/sitemap.xml')
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

test('[SITE-7 OWN-2] every page shows the other company, and none names the first', async () => {
  const paths = await sitemap()
  expect(paths).toEqual(expect.arrayContaining(otherCompany.cities))
  for (const path of otherCompany.gone.cities) expect((await fetch(site.url + path)).status, path).toBe(404)
  for (const path of paths) {
    const text = await get(path)
    expect(text.match(traces), path).toBeNull()
    expect(text, path).toContain(otherCompany.name)
    expect(text, path).toContain(otherCompany.phone)
    for (const gone of otherCompany.gone.cities) expect(text, path).not.toContain(`href="${gone}"`)
  }
})

test('a page opened before the build still gets its scripts afterward', async () => {
  expect(await get(`/assets/${oldAsset.name}`)).toBe(oldAsset.text)
})

test('[SITE-7 OWN-2] machine-readable data and the desk show the other company too', async () => {
  for (const path of [
    '/robots.txt',
    '/feed.xml',
    '/llms.txt',
    '/site.webmanifest',
    '/.well-known/security.txt',
    '/api/openapi.json',
    '/admin-login',
    '/no-such-page',
  ]) {
    const text = await (await fetch(site.url + path)).text()
    expect(text.match(traces), path).toBeNull()
  }
  expect(await get('/site.webmanifest')).toContain(otherCompany.name)
})

async function isWithin(part: Locator, windowWidth: number) {
  await part.waitFor()
  const { x, width } = (await part.boundingBox()) ?? { x: Infinity, width: 0 }
  return x >= 0 && x + width <= windowWidth
}

test('[HDR-1 HDR-4] a long name leaves room for the menu, on a phone and on a desktop', async () => {
  await withPage({ width: 1280, height: 800 }, 1, async (page) => {
    await page.goto(`${site.url}/Compliance`)
    const bar = page.locator('.header-bar')
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await isWithin(bar.getByText(otherCompany.wordmark), width), `${width}`).toBe(true)
      const menu = bar.getByRole('button', { name: width < 992 ? 'Menu' : 'Company' })
      expect(await isWithin(menu, width), `${width}`).toBe(true)
      // All in one row.
      expect((await bar.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(80)
    }
  })
})

test('[ADM-4] the menu of the desk is within the screen of a phone beside a long name', async () => {
  await signInTo(site.url)
  await withPage({ width: 360, height: 760 }, 1, async (page) => {
    await page.goto(`${site.url}/admin-login`)
    await page.getByLabel('Username').fill(credentials.username)
    await page.getByLabel('Password', { exact: true }).fill(credentials.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    expect(await isWithin(page.getByRole('button', { name: 'Menu' }), 360)).toBe(true)
  })
})

test('[SITE-7 OWN-2] emails show the other company', async () => {
  const answer = await postJson(site.url + inquiryCall, inquiry)
  expect(answer.status).toBe(201)
  const toTeam = () => mail.mailsTo('team@company.example')
  await expect.poll(() => [toTeam().length, mail.mailsTo(inquiry.Email).length], { timeout: 25_000 }).toEqual([1, 1])
  for (const text of mail.mails) expect(text.replaceAll('=\r\n', '').match(traces), text).toBeNull()
  const [confirmation] = mail.mailsTo(inquiry.Email)
  expect(confirmation).toContain(otherCompany.name)
  expect(confirmation).toContain(otherCompany.phone)
})

test('[SITE-7 OWN-2] documents and messages take every name from content/brand/', async () => {
  for (const folder of ['app', 'content', 'contract', 'server']) {
    const names = (await readdir(join(root, folder), { recursive: true })).filter(
      (name) => /\.(tsx?|md|css|svg|json|sql)$/.test(name) && !/^brand\/|\.test\.ts$/.test(name),
    )
    for (const name of names) {
      expect((await readFile(join(root, folder, name), 'utf8')).match(traces), `${folder}/${name}`).toBeNull()
    }
  }
})

test('[CITY-1] [LIC-2] [CTY-2] office, hours, licenses, and countries are those of the other company', async () => {
  const licenses = await get('/licenses')
  expect(new Set(licenses.match(/MT-[A-Z]{2}-2041/g)).size).toBe(otherCompany.licenses)
  const home = await get('/')
  expect(home.match(/class="country(?: is-folded)?"/g)).toHaveLength(otherCompany.countries)
  for (const country of otherCompany.gone.countries) expect(home, country).not.toContain(country)
  for (const path of otherCompany.cities) {
    const hasOffice = path === otherCompany.office.path
    const text = await get(path)
    expect(text.includes('Our office is in this city'), path).toBe(hasOffice)
    expect(text.includes('"openingHoursSpecification":{"@type":"OpeningHoursSpecification"'), path).toBe(hasOffice)
  }
  expect(await get('/company')).toContain(otherCompany.hours)
  expect(await get('/servicearea')).toContain('Five cities, 8 licensed states')
  // The first year is also the current one.
  expect(home.replaceAll('<!-- -->', '')).toContain(`© ${new Date().getFullYear()} Baraka`)
})

test('[SITE-7 OWN-2] [PUB-1] [PUB-3] what the other company publishes is on its pages, and nothing of the first', async () => {
  const { headers } = await signInTo(site.url)
  const send = async (method: string, path: string, body?: object) => {
    const answer = await sendJson(method, site.url + path, body, headers)
    expect(answer.ok, `${path} ${answer.status}`).toBe(true)
    return answer.json()
  }
  const items = '/api/admin/publications'
  const publish = async (item: object, change: object) => {
    const { id } = MadePublication.parse(await send('POST', items, item))
    const { saved } = OpenedPublication.parse(await send('GET', `${items}/${id}`))
    const draft = { ...saved, ...change }
    const { revision } = SavedDraft.parse(await send('PUT', `${items}/${id}/draft`, { revision: 0, draft }))
    const { problems } = Checked.parse(await send('POST', `${items}/${id}/check`, { version: null }))
    await send('POST', `${items}/${id}/versions`, { revision, effectiveAt: null, accepted: problems.map(problemKey) })
  }
  const { publications } = Publications.parse(await send('GET', items))
  const license = publications.find(({ kind }) => kind === 'license')
  await publish({ kind: 'license', key: license?.key }, { licenseNumber: 'MT-NEW-77' })
  await publish({ kind: 'notice' }, { ...emptyNotice, text: 'Our shops are closed on Friday for Eid.' })
  expect(await get('/licenses')).toContain('MT-NEW-77')
  for (const path of await sitemap()) {
    const text = await get(path)
    expect(text, path).toContain('Our shops are closed on Friday for Eid.')
    expect(text.match(traces), path).toBeNull()
  }
})

test('[SITE-7 OWN-2] stylesheets and pictures have the new colors and none of the old', async () => {
  const css = await readFile(join(copy, 'content', 'brand', 'colors.css'), 'utf8')
  const kept = colorsOf(css)
  const gone = [...colorsOf()].filter((color) => !kept.has(color))
  expect(gone.length).toBeGreaterThan(30)
  const anyGone = new RegExp(gone.join('|'), 'i')
  const assets = join(copy, 'build', 'client', 'assets')
  // Flags have the colors of their countries.
  const names = (await readdir(assets)).filter((name) => /\.(css|svg)$/.test(name) && !/^[a-z]{2}-/.test(name))
  expect(names.length).toBeGreaterThan(60)
  for (const name of names) expect((await readFile(join(assets, name), 'utf8')).match(anyGone), name).toBeNull()
  for (const scheme of schemes) expect(lowContrastPairs(brandColors(css, scheme)), scheme).toEqual([])
})

test('[SITE-7 OWN-2] icons, previews, and video that show the old brand are reported and redrawn', async () => {
  const outdated = async () => {
    const code = "import('./scripts/drawn.ts').then(({ outdatedDrawings }) => console.log(outdatedDrawings().join()))"
    return (await run(process.execPath, ['-e', code], { cwd: copy })).stdout.trim()
  }
  expect(await outdated()).toBe('icons,previews,video')
  await run(process.execPath, ['scripts/icons/draw-icons.ts'], { cwd: copy })
  expect(await outdated()).toBe('previews,video')
  const paths = ['/', otherCompany.office.path]
  await run(process.execPath, ['scripts/previews/draw-previews.ts', ...paths], { cwd: copy })
  const now = brandColors(await readFile(join(copy, 'content', 'brand', 'colors.css'), 'utf8'))
  for (const path of paths) {
    const mainColors = await largestAreas(join(copy, 'public', previewOf(path)))
    expect(mainColors, path).toEqual(expect.arrayContaining([now.get('paper'), now.get('paper-deep')]))
    expect(mainColors, path).not.toContain(brandColors().get('paper'))
  }
  const icon = 'public/icon-192.png'
  expect(await readFile(join(copy, icon))).not.toEqual(await readFile(join(root, icon)))
})

/** The colors of a brand in both schemes. */
const colorsOf = (css?: string) => new Set(schemes.flatMap((scheme) => [...brandColors(css, scheme).values()]))

/** The most frequent colors of a picture, as #rrggbb. */
async function largestAreas(picture: string): Promise<string[]> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const color = `#${pixels.toString('hex', at, at + 3)}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const largest = [...counts].toSorted(([, one], [, other]) => other - one)
  return largest.slice(0, 4).map(([color]) => color)
}
