import { expect, test } from '../support/browser.ts'
import { openHydrated } from '../../support/hydration.ts'
import { answerCall } from '../support/lead-calls.ts'
import { leadCall } from '../../support/lead.ts'
import { fillContact } from '../support/fill-form.ts'

test('[LEAD-6] a form says how the visit began, whatever was read in between, and no cookie is set @thorough', async ({
  page,
  context,
}) => {
  const sent = await answerCall(page, leadCall, { status: 201 })
  await page.goto('/licenses?utm_source=radio&utm_campaign=Eid&other=secret#mn', {
    referer: 'https://news.example/a?b=c',
  })
  await page.goto('/send?utm_source=later')
  await openHydrated(page, '/company')
  const form = page.getByRole('form', { name: /^Join/ })
  await fillContact(form)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Join', exact: true }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.postDataJSON()).toMatchObject({
    page: '/company',
    origin: 'landing=%2Flicenses&referrer=news.example&utm_source=radio&utm_campaign=Eid',
  })
  expect(await context.cookies()).toEqual([])
})
