import { smallPhoto } from '../support/pictures.ts'
import { expect, findPageFaults, test } from '../support/desk.ts'

const text = 'Send a few days early. Many shops close for the holiday.'

test('[PUB-2] an article with a picture is written by keyboard, previewed, published, and withdrawn @thorough', async ({
  page,
  site,
  desk,
}) => {
  expect(desk.tokens.accessToken).not.toBe('')
  await page.goto('/admin/publishing')
  await page.getByRole('button', { name: 'New article' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Title', { exact: true }).focus()
  await page.keyboard.type('Send money for Eid')
  await expect(page.getByLabel('End of the address')).toHaveValue('send-money-for-eid')
  await page.getByLabel('Summary').focus()
  await page.keyboard.type('When to send, and what your family needs to pick it up.')

  await page.getByRole('button', { name: 'Upload a picture…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await smallPhoto() }
  await dialog.getByLabel('Picture file').setInputFiles({ ...file, buffer: Buffer.from('<svg/>') })
  await expect(dialog.getByText('This file is not a picture that the site can show.')).toBeVisible()
  await dialog.getByLabel('Picture file').setInputFiles(file)
  await expect(dialog.getByText('The picture is ready.')).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await dialog.getByLabel('What the picture shows').focus()
  await page.keyboard.type('A family sits around a table.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  const body = page.getByLabel('Text', { exact: true })
  await body.focus()
  await page.keyboard.type(`${text}\n\nWhat to bring`)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(body).toHaveValue(`${text}\n\n## What to bring`)
  await expect(body).toBeFocused()
  await page.keyboard.type('\n\nBring your ID to the ')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('counter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('/find-agent')
  await page.keyboard.press('Enter')
  await expect(body).toHaveValue(`${text}\n\n## What to bring\n\nBring your ID to the [counter](/find-agent)`)
  await page.keyboard.press('Control+z')
  await expect(body).toHaveValue(`${text}\n\n## What to bring\n\nBring your ID to the `)
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.type('.')

  const preview = page.frameLocator('iframe.page-frame')
  await expect(preview.getByRole('heading', { level: 1, name: 'Send money for Eid' })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'counter' })).toBeVisible()
  await expect(page.getByText('Draft saved.')).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  const shown = await preview.locator('main').textContent()

  await page.getByRole('button', { name: 'Publish…' }).click()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published. Visitors will see it within seconds.')).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto('/blog')
  await visitor.getByRole('link', { name: 'Send money for Eid' }).click()
  await expect(visitor).toHaveURL(`${site.url}/blog/send-money-for-eid`)
  expect(await visitor.locator('main').textContent()).toBe(shown)
  const photo = visitor.getByRole('img', { name: 'A family sits around a table.' })
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/)

  await page.getByRole('button', { name: 'Withdraw…' }).click()
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('It was withdrawn.')).toBeVisible()
  await expect.poll(async () => (await fetch(`${site.url}/blog/send-money-for-eid`)).status).toBe(404)
  await visitor.goto('/blog')
  await expect(visitor.getByRole('link', { name: 'Send money for Eid' })).toHaveCount(0)
})
