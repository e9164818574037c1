import { rm } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import { brand } from '../../content/brand/company.ts'
import { newDataFolder } from '../../support/data-folder.ts'
import { startDevelopment } from '../support/development-site.ts'
import { holdRequest } from '../support/hold-request.ts'

const test = base.extend({
  baseURL: async ({}, use) => {
    const folder = await newDataFolder('site-development-')
    const site = await startDevelopment(folder)
    await use(site.url)
    await site.stop('SIGTERM')
    await rm(folder, { recursive: true })
  },
})

test('in npm run dev, an island is hydrated without errors, and what was pressed before is done then @thorough', async ({
  page,
}) => {
  const posted: string[] = []
  const errors: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && posted.push(request.url())))
  page.on('pageerror', (error) => void errors.push(error.message))
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  const form = page.getByRole('form', { name: `Join ${brand.product}` })
  const island = page.locator('[data-island]').filter({ has: form })

  const arrive = await holdRequest(page, /\/hydrate-island\.tsx/)
  await page.goto('/company', { waitUntil: 'domcontentloaded' })
  await form.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(island).not.toHaveAttribute('data-hydrated')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await arrive()
  await expect(page.getByRole('alertdialog')).toContainText('All fields are required!')
  await expect(island).toHaveAttribute('data-hydrated')
  expect(posted).toEqual([])
  expect(errors).toEqual([])
})
