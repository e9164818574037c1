import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { payoutCountries } from '../../content/countries.ts'
import { exampleCountry } from '../../content/example-country.ts'
import { Quote } from '../../contract/quote-call.ts'
import { Vacancy } from '../../contract/vacancy.ts'
import { pdf } from '../../support/application-form.ts'
import { startChromium } from '../support/engines/chromium.ts'
import type { Engine } from '../support/engines/engine.ts'
import { startFirefox } from '../support/engines/firefox.ts'
import { startWebKit } from '../support/engines/webkit.ts'
import { answers, applyChanges } from '../support/fill-application.ts'
import { servedPlace } from '../support/served-place.ts'
import { runProgram, startProcess, type SiteProcess } from '../../support/site-process.ts'
import { credentials } from '../../support/calls.ts'

/** What people come for, done the same way in every engine, with real presses and keys. An engine that is not here fails. */
const engines = [
  { name: 'Chromium', start: startChromium },
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebKit },
]

const other = payoutCountries.find(({ currency }) => ![exampleCountry.currency, 'USD'].includes(currency))

for (const { name, start } of engines) {
  describe(`in ${name}`, () => {
    let site: SiteProcess
    let engine: Engine
    let folder: string

    beforeAll(async () => {
      engine = await start()
      site = await startProcess()
      folder = await mkdtemp(join(tmpdir(), 'journeys-'))
      await engine.resize(1280, 900)
      return async () => {
        await engine.stop()
        await site.remove()
        await rm(folder, { recursive: true })
      }
    })

    const waitForText = (selector: string, text: string) =>
      engine.waitFor('return document.querySelector(arguments[0])?.innerText.includes(arguments[1])', selector, text)
    const openHome = async () => {
      await engine.goto(`${site.url}/robots.txt`)
      await engine.evaluate(`sessionStorage.setItem('popupShown', 'yes')`)
      await engine.goto(`${site.url}/`)
    }
    const select = (selector: string, index: number) =>
      engine.evaluate(
        `const list = document.querySelector(arguments[0])
        list.selectedIndex = arguments[1]
        list.dispatchEvent(new Event('input', { bubbles: true }))
        list.dispatchEvent(new Event('change', { bubbles: true }))`,
        selector,
        index,
      )

    test(`[PRICE-2] ${name}: the card on home shows the price of what is typed`, async () => {
      await openHome()
      await engine.click('#quote-amount')
      // A digit at the end of 200.
      await engine.type('#quote-amount', '5')
      const amount = z.string().parse(await engine.evaluate(`return document.querySelector('#quote-amount').value`))
      const answer = await fetch(`${site.url}/api/quote?amount=${amount}&country=${exampleCountry.iso2}`)
      const { arrives } = Quote.parse(await answer.json())
      const isShown = `return document.querySelector('.quote-main dd').innerText.replaceAll(',', '').startsWith(arguments[0])`
      await expect(engine.waitFor(isShown, arrives)).resolves.toBeUndefined()
    })

    test(`[AGF-1 AGF-5] ${name}: an inquiry is refused with reasons, then sent`, async () => {
      await openHome()
      const form = 'form:has([name=source][value=home])'
      const submit = `${form} button.button-primary`
      await engine.click(submit)
      await engine.waitFor(`return document.querySelector('dialog.alert:modal') !== null`)
      await engine.click('dialog.alert button')
      await engine.waitFor(`return !document.querySelector('dialog:modal')`)
      await engine.type(`${form} [name=name]`, 'Amina Warsame')
      await engine.type(`${form} [name=Email]`, 'amina@mail.example')
      await engine.type(`${form} [name=Phone]`, '6125550163')
      await select(`${form} [name=LEADCF163]`, 1)
      await engine.click(`${form} [name=agreed]`)
      await engine.click(submit)
      await expect(waitForText('dialog.alert:modal', 'Success')).resolves.toBeUndefined()
    })

    test(`[CNV-1] ${name}: the converter shows the amount in another currency`, async () => {
      await openHome()
      await engine.evaluate(`document.querySelector('.converter').scrollIntoView({ behavior: 'instant' })`)
      await engine.waitFor(`return !document.querySelector('#converter-to').disabled`)
      await engine.click('#converter-to')
      await engine.waitFor(`return document.querySelector('#converter-to').getAttribute('aria-expanded') === 'true'`)
      await engine.type('#converter-to', other?.currency ?? '')
      await engine.waitFor(`return document.querySelector('.converter [role=option]')?.checkVisibility()`)
      await engine.click('.converter [role=option]')
      await expect(waitForText('.converter .converter-rate', other?.currency ?? '')).resolves.toBeUndefined()
    })

    test(`[FND-1] ${name}: an agent is found above the frame`, async () => {
      await engine.goto(`${site.url}/find-agent`)
      await engine.type('.frame-search input', servedPlace.town)
      await engine.click('.frame-search button')
      const isFound = `
        const text = document.querySelector('iframe').contentDocument?.body?.innerText
        return text?.includes('Agents near ' + arguments[0])`
      await expect(engine.waitFor(isFound, servedPlace.town)).resolves.toBeUndefined()
    })

    test(`[APP-2 APP-6 APP-7 BEYOND-3] ${name}: an application is filled in, survives a reload, and is sent`, async () => {
      const [job] = z.array(Vacancy).parse(await (await fetch(`${site.url}/api/jobs`)).json())
      const form = `${site.url}/Jobapplicationform/${job?.id}`
      await engine.goto(form)
      await engine.click('[name=firstName]')
      await engine.waitFor(`return document.querySelector('form.application-form [name=date]')?.value`)
      await engine.evaluate(`return (${applyChanges.toString()})(arguments[0])`, [answers, 'insertText'])
      await chooseFiles()
      await sign()
      // Until everything is saved, the page asks before it is left. WebKit's automated windows are private ones, which
      // keep no files; the form says which are missing.
      const missesFiles = `document.body.innerText.includes(', without resume.pdf')`
      await engine.waitFor(`return dispatchEvent(new Event('beforeunload', { cancelable: true })) || ${missesFiles}`)
      const isWithoutFiles = await engine.evaluate(`return ${missesFiles}`)
      await engine.goto(`${site.url}/robots.txt`)
      await engine.goto(form)
      await engine.waitFor(`return document.querySelector('[name=lastName]')?.value === 'Yusuf'`)
      if (isWithoutFiles) await chooseFiles()
      await waitForText('form.application-form', 'coverLetter.pdf')
      await engine.click('form.application-form button.button-primary')
      await expect(waitForText('dialog.alert:modal', 'Success')).resolves.toBeUndefined()
    })

    const chooseFiles = async () => {
      for (const field of ['resume', 'coverLetter']) {
        const file = join(folder, `${field}.pdf`)
        await writeFile(file, pdf(field))
        await engine.setFile(`[name=${field}]`, file)
      }
    }

    const sign = async () => {
      const pad = '.signature-pad'
      await engine.evaluate(`document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })`, pad)
      await engine.waitFor(
        `const canvas = document.querySelector(arguments[0] + ' canvas')
        return canvas?.width === Math.round(canvas.clientWidth * devicePixelRatio)`,
        pad,
      )
      await engine.drag(pad, [
        [0.1, 0.7],
        [0.2, 0.3],
        [0.4, 0.6],
        [0.7, 0.4],
      ])
    }

    test(`[ADM-1 ADM-2 ADM-5] ${name}: an admin signs up, signs in, and opens the application`, async () => {
      for (const path of ['/admin-register', '/admin-login']) {
        await enterPassword(path, credentials.password)
        await engine.waitFor(`return location.pathname !== arguments[0]`, path)
      }
      await engine.goto(`${site.url}/applicationlist`)
      await engine.waitFor(`return document.querySelector('main a[href*="/ApplicantDetails/"]') !== null`)
      await engine.click('main a[href*="/ApplicantDetails/"]')
      await waitForText('main', 'Hodan')
      await expect(waitForText('main', 'resume.pdf')).resolves.toBeUndefined()
    })

    test(`[DOOR-1 DOOR-7] ${name}: the admin adds an app, signs in with its code, and recovers the account`, async () => {
      await engine.goto(`${site.url}/admin/account`)
      await waitForElement(addApp)
      await engine.click(addApp)
      await waitForElement('.totp-secret code')
      const [secret = ''] = await textsOf('.totp-secret code')
      const app = Secret.fromBase32(secret.replaceAll(' ', ''))
      await engine.type('#totp-code', TOTP.generate({ secret: app }))
      await engine.click('dialog:modal button[type=submit]')
      await waitForElement('.recovery-codes')
      const [recoveryCode = ''] = await textsOf('.recovery-codes code')
      await engine.click('.recovery .desk-actions button')
      await engine.waitFor(`return !document.querySelector('dialog:modal')`)
      await signOut()

      await enterPassword('/admin-login', credentials.password)
      await waitForElement('#step-code')
      // That of the next half minute, because the other one was used to add the app.
      await engine.type('#step-code', TOTP.generate({ secret: app, timestamp: Date.now() + 30_000 }))
      await engine.click('form button[type=submit]')
      await waitForElement('.desk-user')
      await signOut()

      const { output } = await runProgram('admin.ts', ['reset', credentials.username], site.dataDir)
      const { hash } = new URL(/\S+#\S+/.exec(output)?.[0] ?? '')
      await engine.goto(`${site.url}/admin-recover${hash}`)
      await waitForElement('[name=password]')
      await engine.type('[name=password]', 'a sentence I remember')
      await engine.click('form button[type=submit]')
      await engine.waitFor(`return location.pathname === '/admin-login'`)
      await enterPassword('/admin-login', 'a sentence I remember')
      await waitForElement('#step-code')
      await engine.click('.form > h2 + button')
      await waitForElement('#step-code[autocomplete=off]')
      await engine.type('#step-code', recoveryCode)
      await engine.click('form button[type=submit]')
      await expect(waitForElement('.desk-user')).resolves.toBeUndefined()
    })

    const addApp = '.factor-actions .button-quiet:not(.button-small)'

    const waitForElement = (selector: string) =>
      engine.waitFor('return document.querySelector(arguments[0])?.checkVisibility()', selector)
    const textsOf = async (selector: string) =>
      z
        .array(z.string())
        .parse(
          await engine.evaluate(
            'return [...document.querySelectorAll(arguments[0])].map((e) => e.innerText)',
            selector,
          ),
        )
    const enterPassword = async (path: string, password: string) => {
      await engine.goto(site.url + path)
      await waitForElement('[name=password]')
      await engine.type('[name=username]', credentials.username)
      await engine.type('[name=password]', password)
      // Disabled until the page is hydrated.
      await waitForElement('form button.button-strong:enabled')
      await engine.click('form button.button-strong')
    }
    const signOut = async () => {
      await engine.click('.desk-user button')
      await engine.waitFor(`return location.pathname === '/admin-login'`)
    }
  })
}
