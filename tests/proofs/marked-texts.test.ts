import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import playwrightConfig from '../../playwright.config.ts'
import { inquiryReasons } from '../../contract/lead-call.ts'
import { root } from '../../scripts/places.mjs'
import { readLeadList, runJourneys, type Outcomes } from '../support/journeys.ts'
import { mark, markTexts, unmarkedWords } from '../support/mark-texts.ts'
import { copyProject } from '../support/project-copy.ts'
import { startProcess } from '../../support/site-process.ts'

/** What the list of leads shows besides texts: who wrote and who owns it, the reasons that are stored, and how long ago. */
const known = ['Amina Warsame', 'Omar Ali', 'nimo.warsame', ...inquiryReasons, /\b(?:now|sec|min)\b/g]

test('with a marker in place of every text, all journeys go the same way', async () => {
  const copy = await copyProject()
  try {
    expect(await markTexts(copy)).toBeGreaterThan(5_000)
    await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: copy })
    const plain = await journeysOn(root)
    const marked = await journeysOn(copy)
    expect(plain.home).not.toContain(mark)
    expect(marked.home).toContain(mark)
    expect(plain.outcomes).toMatchObject({
      'inquiry sent': { status: 201 },
      'popup sent': { status: 201 },
      'career sent': { status: 201 },
      'application sent': { status: 201 },
      'vacancy created': 201,
      'application moved': 200,
    })
    expect(marked.outcomes).toEqual(plain.outcomes)
    expect(marked.leads).toContain(mark)
    expect(unmarkedWords(marked.leads, known)).toEqual([])
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
})

async function journeysOn(folder: string): Promise<{ outcomes: Outcomes; home: string; leads: string }> {
  const site = await startProcess({ folder })
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions)
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    page.setDefaultTimeout(20_000)
    const home = await (await fetch(site.url)).text()
    return { home, outcomes: await runJourneys(page, site.url), leads: await readLeadList(page, site.url) }
  } finally {
    await browser.close()
    await site.remove()
  }
}
