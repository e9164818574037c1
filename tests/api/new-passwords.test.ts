import { gunzipSync } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { RegistrationState } from '../../contract/admin.ts'
import { isCommonPassword } from '../../server/services/password-rules.ts'
import { anotherAdmin, firstAdmin, idOf, register, signIn, test } from '../support/admin.ts'
import { credentials } from '../../support/calls.ts'
import { answerOf, expect, startTestSite, type TestSite } from '../support/site.ts'

const Refused = z.object({ reason: z.string(), fieldReasons: z.record(z.string(), z.string()) })

const refusalOf = async (answer: Response) => ({ status: answer.status, ...Refused.parse(await answer.json()) })

const weak: [password: string, reason: string][] = [
  ['12345', 'admin.password_short'],
  ['', 'admin.password_short'],
  ['password', 'admin.password_common'],
  ['PassWord1', 'admin.password_common'],
  ['123456', 'admin.password_common'],
  ['ｐａｓｓｗｏｒｄ', 'admin.password_common'],
  ['aaaaaaaaaaaaaaaa', 'admin.password_repeated'],
  ['I am Nimo.Warsame!', 'admin.password_has_username'],
]

test('[DOOR-5 ADM-2] a weak password is refused with its reason wherever one is chosen, and nothing changes', async ({
  site,
}) => {
  for (const [password, reason] of weak)
    expect(await refusalOf(await register(site, { ...credentials, password })), password).toEqual({
      status: 422,
      reason,
      fieldReasons: { password: reason },
    })
  expect(await site.count('admins')).toBe(0)

  const owner = await firstAdmin(site)
  const peter = await anotherAdmin(site, owner, 'nimo.warsame2')
  const id = await idOf(site, 'nimo.warsame2')
  const invited = await owner.post('/api/admin/invitations', { recipient: 'x', role: 'leads' })
  const secret = z
    .object({ link: z.string() })
    .parse(await invited.json())
    .link.split('#')[1]
  const own = { currentPassword: 'another sentence' }
  for (const [written, reason] of weak) {
    const password = written.replace('Nimo.Warsame', 'Nimo.Warsame2')
    const username = 'nimo.warsame2'
    const answers = {
      password: [
        await register(site, { username, password }, owner.headers),
        await owner.send('PUT', `/api/admin/admins/${id}/password`, { password }),
        await site.post('/api/admin/invitations/accept', { secret, username, password }),
      ],
      newPassword: [await peter.post('/api/admin/password', { ...own, newPassword: password })],
    }
    for (const [field, list] of Object.entries(answers))
      for (const answer of list)
        expect(await refusalOf(answer), password).toEqual({ status: 422, reason, fieldReasons: { [field]: reason } })
  }
  await signIn(site, { username: 'nimo.warsame2', password: 'another sentence' })
})

test('[DOOR-5] over https a password has at least 12 characters, and pages know it', async () => {
  const setupCode = 'blue-kettle-42'
  const settings = { PUBLIC_URL: 'https://money.example', ALLOWED_HOSTS: '127.0.0.1', ADMIN_SETUP_CODE: setupCode }
  const site = await startTestSite(settings)
  const state = await answerOf(RegistrationState, site.get('/api/admin/registration'))
  expect(state.minPasswordLength).toBe(12)
  const refused = await register(site, { ...credentials, setupCode, password: 'eleven sign' })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { reason: 'admin.password_short', message: 'Password must be at least 12 characters long.' },
  ])
  expect((await register(site, { ...credentials, setupCode, password: 'twelve signs' })).status).toBe(201)
})

test('[DOOR-5] the list has the 10,000 most common passwords, and each is refused in any letter case', async () => {
  const file = join(import.meta.dirname, '../../server/services/common-passwords.txt.gz')
  const list = gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split('\n')
  expect(new Set(list).size).toBe(10_000)
  for (const password of list) expect(isCommonPassword(password) && isCommonPassword(password.toUpperCase())).toBe(true)
  for (const known of ['123456', 'password', 'qwerty', 'letmein', 'iloveyou', 'dragon', 'sunshine'])
    expect(list).toContain(known)
  expect(isCommonPassword('a sentence of her own')).toBe(false)
})

test('[DOOR-5] passwords are compared in full, after normalization', async ({ site }) => {
  const long = 'é'.repeat(3) + 'a long sentence that goes on '.repeat(5)
  await register(site, { ...credentials, password: `${long}1` })
  const status = async (password: string) =>
    (await site.post('/api/admin/login', { username: credentials.username, password })).status
  expect(await status(`${long}2`)).toBe(401)
  expect(await status(long)).toBe(401)
  expect(await status(`${long}1`)).toBe(200)
  expect(await status(`${long}1`.normalize('NFD'))).toBe(200)
})

const lookAlikes = [
  'nimо.warsame',
  'nimo.wаrsame',
  'ｎｉｍｏ',
  'nımo',
  'nim\u200bo',
  '\ufeffnimo',
  'nimo\u00a0',
  'nimo\u0301',
]

test('[DOOR-6] usernames have 3 to 40 plain characters, and differ in more than letter case', async ({ site }) => {
  const owner = await firstAdmin(site)
  const password = 'another sentence'
  const add = (username: string) => register(site, { username, password }, owner.headers)
  const others = ['ÅSA.Öberg', 'Ünal', 'ΝΙΜΟ', 'ab', 'a'.repeat(41), 'a b c', 'a/b', 'a@b.c', "o'neil", 'a\tb', 'a\0b']
  for (const username of [...lookAlikes, ...others]) {
    const refused = await add(username)
    expect(refused.status, JSON.stringify(username)).toBe(422)
    expect(await refused.json()).toMatchObject({
      error: 'Username must be 3 to 40 characters: letters a to z, digits, dots, dashes, and underscores.',
    })
  }
  for (const username of ['abc', 'a'.repeat(40), 'A.b-c_9', ' spaced ']) {
    expect((await add(username)).status).toBe(201)
    for (const typed of [username.toUpperCase(), username.toLowerCase()])
      expect((await tryToSignIn(site, { username: typed, password })).status, typed).toBe(200)
  }
  for (const username of ['NIMO.warsame', 'ABC', 'spaced']) expect((await add(username)).status, username).toBe(409)
})

test('[DOOR-6] people with an older name keep working with it', async ({ site, admin: owner }) => {
  await anotherAdmin(site, owner)
  await site.pool.query(`update admins set username = 'Élodie 王' where username = 'peter.olson'`)
  const older = { username: 'Élodie 王', password: 'another sentence' }
  const admin = await signIn(site, older)
  const change = { currentPassword: older.password, newPassword: 'a third sentence' }
  expect((await admin.post('/api/admin/password', change)).status).toBe(204)
  expect((await tryToSignIn(site, older)).status).toBe(401)
  expect((await tryToSignIn(site, { ...older, password: change.newPassword })).status).toBe(200)
})

const tryToSignIn = (site: TestSite, body: object) => site.post('/api/admin/login', body)
