import { z } from 'zod'
import type { SiteProcess } from '../../support/site-process.ts'
import { openDesk, test as base, expect } from '../support/desk.ts'
import { submitApplication } from '../support/desk-data.ts'
import type { Engine } from '../support/engines/engine.ts'
import { hasWebKit, startWebKit } from '../support/engines/webkit.ts'
import { credentials } from '../../support/calls.ts'
import { isLongRun } from '../../support/fault-rounds.ts'

const test = base.extend<{ webkit: Engine }>({
  webkit: async ({}, use) => {
    const webkit = await startWebKit()
    await webkit.resize(1280, 1200)
    await use(webkit)
    await webkit.stop()
  },
})

// Many machines cannot have one; `npm run proofs` fails without it.
test.skip(!hasWebKit && !isLongRun, 'There is no WebKit on this machine (Debian: webkit2gtk-driver and xvfb).')

/** On the sign-in page, because the browser has to get the cookie. */
async function signIn(site: SiteProcess, webkit: Engine) {
  await webkit.goto(`${site.url}/admin-login`)
  await webkit.waitFor(`return document.querySelector('form button[type=submit]:enabled')`)
  await webkit.evaluate(
    `document.querySelector('#username').value = arguments[0]
     document.querySelector('#password').value = arguments[1]
     document.querySelector('form').requestSubmit()`,
    credentials.username,
    credentials.password,
  )
  await webkit.waitFor(`return location.pathname !== '/admin-login' && document.querySelector('.desk-user')`)
}

const Box = z.object({ top: z.number(), bottom: z.number(), content: z.number(), window: z.number() })

/** Where the open dialog is, and where its content ends. */
const measure = `
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  dialog.getAnimations().forEach((animation) => animation.finish())
  const { top, bottom } = dialog.getBoundingClientRect()
  const ends = [...dialog.children].map((child) => child.getBoundingClientRect().bottom)
  const padding = parseFloat(getComputedStyle(dialog).paddingBottom)
  return { top, bottom, content: Math.max(...ends) + padding, window: innerHeight }
`

/** As tall as its content, and in the middle of the window. */
async function expectFitted(webkit: Engine) {
  const box = Box.parse(await webkit.evaluate(measure))
  expect(box.bottom).toBeCloseTo(box.content, 0)
  expect(box.bottom - box.top).toBeLessThan(box.window * 0.9)
  expect(Math.abs(box.top - (box.window - box.bottom))).toBeLessThanOrEqual(2)
}

const press = (webkit: Engine, selector: string) =>
  webkit.evaluate('document.querySelector(arguments[0]).click()', selector)
const isOpen = `return document.querySelector(arguments[0])?.matches(':modal') === true`
const isClosed = `return !document.querySelector('dialog:modal')`

test('[POP-2] WebKit: the popup of the first visit is as tall as its content, and closes @thorough', async ({
  site,
  webkit,
}) => {
  await webkit.goto(`${site.url}/`)
  await webkit.evaluate(`scrollTo({ top: document.querySelector('.saying').offsetTop, behavior: 'instant' })`)
  await webkit.waitFor(isOpen, '#first-visit')
  await expectFitted(webkit)
  await press(webkit, '#first-visit .dialog-close')
  await webkit.waitFor(isClosed)
})

test('[B2B-1 B2B-3] WebKit: a popup and the alert over it are as tall as their content @thorough', async ({
  site,
  webkit,
}) => {
  await webkit.goto(`${site.url}/b2b`)
  await press(webkit, 'form[action$="#get-started"] button')
  await webkit.waitFor(isOpen, '#get-started')
  await expectFitted(webkit)
  await press(webkit, '#get-started .button-primary')
  await webkit.waitFor(isOpen, 'dialog.alert')
  await expectFitted(webkit)
  await press(webkit, 'dialog.alert button')
  await webkit.waitFor(`return !document.querySelector('dialog.alert:modal')`)
  await press(webkit, '#get-started .dialog-close')
  await webkit.waitFor(isClosed)
})

test('[HDR-5] WebKit: phone numbers stay inside their links, even though they begin with a parenthesis @thorough', async ({
  site,
  webkit,
}) => {
  await webkit.goto(`${site.url}/help`)
  const spaces = await webkit.evaluate(`
    return [...document.querySelectorAll('.site-header a[href^="tel:"]')]
      .filter((link) => link.checkVisibility() && link.innerText.startsWith('('))
      .map((link) => {
        const text = document.createRange()
        text.selectNodeContents(link)
        const { paddingLeft, borderLeftWidth } = getComputedStyle(link)
        const start = link.getBoundingClientRect().left + parseFloat(paddingLeft) + parseFloat(borderLeftWidth)
        return Math.round(text.getBoundingClientRect().left - start)
      })`)
  expect(spaces).toEqual([0, 0])
})

test('[CNV-4] WebKit: the list of currencies stays open while its scrollbar is dragged @thorough', async ({
  site,
  webkit,
}) => {
  await webkit.goto(`${site.url}/robots.txt`)
  await webkit.evaluate(`sessionStorage.setItem('popupShown', 'yes')`)
  await webkit.goto(`${site.url}/`)
  await webkit.evaluate(`document.querySelector('.converter').scrollIntoView({ behavior: 'instant' })`)
  await webkit.waitFor(`return !document.querySelector('#converter-to').disabled`)
  await webkit.click('#converter-to')
  await webkit.waitFor(`return !document.querySelector('#converter-to-list').hidden`)
  const before = await webkit.evaluate(`return document.querySelector('#converter-to-list').scrollTop`)
  await webkit.drag('#converter-to-list', [
    [0.992, 0.9],
    [0.992, 0.5],
  ])
  await webkit.waitFor(`return document.querySelector('#converter-to-list').scrollTop !== arguments[0]`, before)
  expect(await webkit.evaluate(`return document.querySelector('#converter-to-list').hidden`)).toBe(false)
  expect(await webkit.evaluate(`return document.activeElement.id`)).toBe('converter-to')
})

test('WebKit: a dialog of the desk is as tall as its content @thorough', async ({ site, webkit }) => {
  await openDesk(site)
  await signIn(site, webkit)
  await webkit.goto(`${site.url}/admin/admins`)
  await webkit.waitFor(`return document.querySelector('.desk-head .button-strong')`)
  await press(webkit, '.desk-head .button-strong')
  await webkit.waitFor(isOpen, 'main dialog.confirm')
  await expectFitted(webkit)
  await press(webkit, 'main dialog.confirm .desk-actions .button-quiet')
  await webkit.waitFor(isClosed)
})

test('[ADM-7] WebKit: Back after sign-out shows no names from the cached list of applications @thorough', async ({
  site,
  webkit,
}) => {
  const desk = await openDesk(site)
  await submitApplication(site, desk, { lastName: 'Cached' })
  await signIn(site, webkit)
  await webkit.goto(`${site.url}/applicationlist`)
  await webkit.waitFor(`return document.body.innerText.includes('Cached')`)
  // Runs after the page's own listener and before anything is painted.
  await webkit.evaluate(`
    addEventListener('pageshow', ({ persisted }) => {
      sessionStorage.setItem('came-back', JSON.stringify({ persisted, named: document.body.innerText.includes('Cached') }))
    })`)
  await webkit.goto(`${site.url}/admin/account`)
  const signOut = `[...document.querySelectorAll('button')].find((button) => button.innerText.includes('Sign out'))`
  await webkit.waitFor(`return ${signOut}`)
  await webkit.evaluate(`${signOut}.click()`)
  await webkit.waitFor(`return location.pathname === '/admin-login'`)
  await webkit.evaluate('history.back()')
  await webkit.waitFor(`return sessionStorage.getItem('came-back')`)
  expect(JSON.parse(z.string().parse(await webkit.evaluate(`return sessionStorage.getItem('came-back')`)))).toEqual({
    persisted: true,
    named: false,
  })
  await webkit.waitFor(`return location.pathname === '/admin-login'`)
})
