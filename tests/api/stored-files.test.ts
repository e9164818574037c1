import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { createFileLinks } from '../../server/services/files/file-links.ts'
import { firstAdmin } from '../support/admin.ts'
import { applicationForm } from '../../support/application-form.ts'
import { expect, test, testSecret, type TestSite } from '../support/site.ts'

test('[AUTH-5] a link expires after five minutes', async ({ site }) => {
  const { links, keyOfResume, session } = await storedResume(site)
  const statusOfLinkMade = async (secondsAgo: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - secondsAgo * 1000 })
    onTestFinished(() => void vi.useRealTimers())
    const link = links.make(keyOfResume, session)
    vi.useRealTimers()
    return (await site.get(link)).status
  }
  expect(await statusOfLinkMade(4 * 60)).toBe(200)
  expect(await statusOfLinkMade(5 * 60 + 1)).toBe(403)
})

test('[AUTH-5] a link opens one file: a different key, a changed signature, and an erased file look alike', async ({
  site,
}) => {
  const { links, keyOfResume, session } = await storedResume(site)
  const linkTo = (key: string) => links.make(key, session).replace(key, encodeURIComponent(key))
  const good = linkTo(keyOfResume)
  expect((await site.get(good)).status).toBe(200)

  // The last base64 character of a signature has two unused bits.
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = alphabet.indexOf(good.at(-1) ?? '')
  const bent = [1, 2, 3].map((bits) => good.slice(0, -1) + (alphabet[last ^ bits] ?? ''))

  // A key that escapes the folder, signed and in the database.
  await writeFile(join(site.dataDir, 'auth-secret'), 'the signing secret')
  const outside = ['../auth-secret', `${keyOfResume}/../../auth-secret`, '/etc/passwd']
  for (const key of outside) {
    await site.pool.query(
      `insert into files (key, upload_id, role, original_name, state, leased_until, size,
         application_id)
       values ($1, gen_random_uuid(), $1, 'x.pdf', 'kept', now(), 18, (select id from applications))`,
      [key],
    )
  }
  const answers: string[] = []
  for (const link of [...bent, ...outside.map(linkTo)]) {
    const answer = await fetch(site.url + link)
    answers.push(`${answer.status} ${await answer.text()}`)
  }
  await site.pool.query(`update files set state = 'removing', application_id = null where role = 'resume'`)
  const erased = await site.get(good)
  expect(erased.status).toBe(403)
  expect(new Set(answers)).toEqual(new Set([`403 ${await erased.text()}`]))
})

async function storedResume(site: TestSite) {
  await firstAdmin(site)
  await site.postForm('/api/applications', applicationForm())
  return {
    links: createFileLinks(testSecret),
    keyOfResume: await site.value(`select key from files where role = 'resume'`),
    session: await site.value('select id from sessions'),
  }
}
