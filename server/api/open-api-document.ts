import { Hono } from 'hono'
import { apiTexts } from '../../content/pages/developers.ts'
import { openApi } from '../../contract/open-api.ts'

/** Generated on the first request. */
export function openApiDocument(server: string) {
  let document: object | undefined
  return new Hono().get('/', (c) => {
    document ??= openApi(apiTexts, server)
    c.header('cache-control', 'public, max-age=300')
    return c.json(document)
  })
}
