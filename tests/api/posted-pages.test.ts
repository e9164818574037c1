import { careerForm, careerCall } from '../../support/application-form.ts'
import { readHtml } from '../support/html.ts'
import { inquiry, lead } from '../../support/lead.ts'
import { expect, readingTest, startTestSite, test, type TestSite } from '../support/site.ts'

type Fields = Record<string, string | File>
type Form = {
  name: string
  path: string
  /** Where the browser sends the form. */
  action: string
  table: 'leads' | 'career_submissions'
  right: Fields
  wrong: Fields
  /** The values that must be kept when the form is refused. */
  kept: string[]
  problems: string[]
  success: string
}

const posted = (fields: Record<string, unknown>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

const popup = (path: string): Form => ({
  name: path.slice(1),
  path,
  action: path,
  table: 'leads',
  right: { ...posted(lead), agreed: 'on' },
  wrong: { name: 'Bilal “O” <Osman>', email: 'bilal@', phone: '612' },
  kept: ['value="Bilal “O” &lt;Osman&gt;"', 'value="bilal@"', 'value="612"'],
  problems: ['Enter an email address like name@example.com.', 'Enter 6 to 14 digits.', 'Check this box to agree.'],
  success: 'Thank you for submitting the form!',
})

const resume = (source: 'company' | 'popup', path: string, phone: string): Form => ({
  name: `career-${source}`,
  path,
  action: careerCall,
  table: 'career_submissions',
  right: { ...Object.fromEntries(careerForm()), source, phone: '(612) 555-0117' },
  wrong: { name: 'Hodan “H” Yusuf', email: 'hodan@', phone: '612', source, resume: new File([], '') },
  kept: ['value="Hodan “H” Yusuf"', 'value="hodan@"', 'value="612"'],
  problems: ['Please enter a valid email', phone, 'Please upload a resume'],
  success: 'Your details have been successfully submitted.',
})

/** Every form that a browser can post without scripts. */
const forms: Form[] = [
  {
    name: 'home',
    path: '/',
    action: '/?index',
    table: 'leads',
    right: { ...posted(inquiry), agreed: 'on' },
    wrong: { name: 'Amina', Email: 'amina@', Phone: '', LEADCF163: 'Other', LEADCF162: '<b>&amp;' },
    kept: ['value="Amina"', 'value="amina@"', '<option value="Other" selected="">', '&lt;b&gt;&amp;amp;</textarea>'],
    problems: ['Invalid email format.', 'Phone number is required.', 'You must agree to the terms.'],
    success: 'Your application has been submitted successfully!',
  },
  {
    ...popup('/company'),
    name: 'join',
    problems: [
      'Enter an email address like name@example.com.',
      'Enter 10 digits, without +1.',
      'Check this box to agree.',
    ],
    success: 'You have successfully joined the product!',
  },
  ...['/b2b', '/customised', '/ngo', '/globalpayment'].map(popup),
  resume('company', '/company', 'Please enter a valid 10-digit phone number'),
  resume('popup', '/career', 'Please enter a valid phone number with 10 to 14 digits'),
]

/** Posts the form like a browser without scripts. */
function submit(site: TestSite, { action, table }: Form, fields: Fields): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const text = Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const body = table === 'career_submissions' ? form : new URLSearchParams(text)
  return fetch(site.url + action, { method: 'POST', body, headers: { accept: 'text/html' }, redirect: 'manual' })
}

const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
const controlIn = (html: string, id: string) =>
  new RegExp(`<(input|select)[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? ''
const noticeIn = (html: string) => /<div class="message message-.*?<\/form>/s.exec(html)?.[0] ?? ''

const startRoomy = () => startTestSite({ LEAD_LIMIT_PER_MINUTE: '1000', APPLICATION_LIMIT_PER_HOUR: '1000' })

test('[AGF-5 JOIN-2 B2B-3 CAR-3] a form posted by the browser is received once, and its confirmation can be reloaded', async () => {
  const site = await startRoomy()
  for (const form of forms) {
    const address = `${form.path}?sent=${form.name}`
    const plain = await (await site.get(form.path)).text()
    const before = await site.count(form.table)
    // Submitted twice.
    for (const answer of await Promise.all([1, 2].map(() => submit(site, form, form.right)))) {
      expect(answer.status, form.name).toBe(303)
      expect(answer.headers.get('location')).toBe(address)
    }
    for (let time = 0; time < 2; time += 1) {
      const shown = await site.get(address)
      const html = await shown.text()
      expect(shown.status, address).toBe(200)
      expect(shown.headers.get('cache-control'), address).toBe('no-store')
      expect(noticeIn(html)).toContain(`id="${form.name}-answer"`)
      expect(noticeIn(html)).toContain(form.success)
      expect(titleIn(html)).toBe(titleIn(plain))
      expect(canonicalIn(html)).toBe(canonicalIn(plain))
    }
    expect(await site.count(form.table), form.name).toBe(before + 1)
  }
})

test('[AGF-2 JOIN-1 B2B-2 CAR-2] a form posted with mistakes comes back: its title starts with that, each mistake links to its field, the text is kept', async () => {
  const site = await startRoomy()
  for (const form of forms) {
    const answer = await submit(site, form, form.wrong)
    const html = await answer.text()
    expect(answer.status, form.name).toBe(422)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain('script-src')
    expect(answer.headers.get('cache-control') ?? '', form.name).not.toContain('public')
    expect(titleIn(html), form.name).toMatch(/^Error: \S/)
    const summary = readHtml(noticeIn(html)).links.filter(({ href }) => href.startsWith(`#${form.name}-`))
    expect(summary.map(({ text }) => text)).toEqual(form.problems)
    for (const { href } of summary) expect(controlIn(html, href.slice(1)), href).toContain('aria-invalid="true"')
    for (const value of form.kept) expect(html).toContain(value)
    expect(await site.count(form.table)).toBe(0)
  }
})

test('[AGF-2 JOIN-1 B2B-2 API-9] without JavaScript no text is cut: the form comes back with all of it, and says what is too long', async () => {
  const site = await startRoomy()
  for (const form of forms.filter(({ table }) => table === 'leads')) {
    expect(controlIn(await (await site.get(form.path)).text(), `${form.name}-name`), form.name).not.toMatch(
      /maxlength/i,
    )
    const name = 'Amina '.repeat(21)
    const answer = await submit(site, form, { ...form.right, name })
    expect(answer.status, form.name).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`value="${name}"`)
    const said = readHtml(noticeIn(html)).links.map(({ text }) => text)
    expect(said).toContain('Please use at most 120 characters.')
    for (const other of ['All fields are required!', 'Please fill in all fields.'])
      expect(noticeIn(html)).not.toContain(other)
  }
})

test('[API-9] a form with far more text or fields than ours is not shown again, because that would keep the site busy for seconds', async () => {
  const site = await startTestSite({ APPLICATION_LIMIT_PER_HOUR: '1' })
  const form = resume('company', '/company', '')
  // The second one is refused by the rate limit.
  for (const status of [413, 429]) {
    const answer = await submit(site, form, { ...form.right, name: '&'.repeat(1_000_000) })
    expect(answer.status).toBe(status)
    expect((await answer.text()).length).toBeLessThan(200_000)
  }
  const body = new URLSearchParams(Array.from({ length: 5_000 }, (_, at) => [`field${at}`, '']))
  const answer = await fetch(`${site.url}/b2b`, { method: 'POST', body, headers: { origin: site.url } })
  expect(answer.status).toBe(413)
})

test.for([{}, { NOINDEX: 'true' }])(
  '[CAR-2] a refused resume says what is wrong with it and with the text, and that a chosen file is not kept: %o',
  async (settings) => {
    const site = await startTestSite({ APPLICATION_LIMIT_PER_HOUR: '3', ...settings })
    const form = resume('company', '/company', '')
    const wrongFile = new File(['MZ'], 'resume.exe')
    const refused = await submit(site, form, { ...form.right, email: 'hodan@', resume: wrongFile })
    expect(refused.status).toBe(415)
    const both = noticeIn(await refused.text())
    expect(both).toContain('“resume.exe” cannot be accepted.')
    expect(both).toContain('Please enter a valid email')

    const mistyped = await submit(site, form, { ...form.right, email: 'hodan@' })
    expect(mistyped.status).toBe(422)
    expect(noticeIn(await mistyped.text())).toContain('Your browser does not keep a chosen file.')

    // Even a form refused by the rate limit comes back on its page with its text.
    await submit(site, form, form.right)
    const tooMany = await submit(site, form, { ...form.right, name: 'Another Person' })
    const html = await tooMany.text()
    expect(tooMany.status).toBe(429)
    expect(tooMany.headers.get('retry-after')).not.toBeNull()
    expect(titleIn(html)).toMatch(/^Error: /)
    expect(noticeIn(html)).toContain('id="career-company-answer"')
    expect(html).toContain('value="Another Person"')
    expect(await site.count('career_submissions')).toBe(1)
  },
)

readingTest('an unknown form, or a form of another page, leaves the page unchanged', async ({ site }) => {
  for (const path of ['/', '/company', '/Compliance']) {
    const plain = await site.get(path)
    for (const query of ['?sent=nothing', '?sent=', '?sent=<b>', '?resent=home']) {
      const answer = await site.get(path + query)
      expect(answer.headers.get('etag'), path + query).toBe(plain.headers.get('etag'))
    }
    expect(noticeIn(await (await site.get(`${path}?sent=ngo`)).text())).toBe('')
  }
})

readingTest('the address that a refused resume was shown at redirects to the careers page', async ({ site }) => {
  const answer = await fetch(site.url + careerCall, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/career')
})
