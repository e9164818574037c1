import { z } from 'zod'
import { apiTexts } from '../../content/admin/developers.ts'
import { bracedPath } from '../../contract/open-api.ts'
import { calls } from '../../contract/operations.ts'
import { answerOf, expect, readingTest as test } from '../support/site.ts'

const Document = z.object({
  openapi: z.literal('3.1.0'),
  servers: z.array(z.object({ url: z.url() })),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), summary: z.string().min(1), responses: z.object() })),
  ),
})

test('the API describes itself as OpenAPI 3.1', async ({ site }) => {
  const { paths } = await answerOf(Document, site.get('/api/openapi.json'))
  for (const { method, path } of calls) {
    expect(paths[bracedPath(path)]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined()
  }
  const ids = Object.values(paths).flatMap((operations) => Object.values(operations).map((one) => one.operationId))
  expect(new Set(ids).size).toBe(calls.length)
})

test('the document explains fields in the words of content/', async ({ site }) => {
  const document = await (await site.get('/api/openapi.json')).text()
  for (const [note, text] of Object.entries(apiTexts.fields)) {
    expect(document).toContain(JSON.stringify({ description: text }).slice(1, -1))
    expect(document).not.toContain(JSON.stringify(note))
  }
})
