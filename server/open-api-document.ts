import { Hono } from 'hono'
import { apiWords } from '../content/pages/developers.ts'
import { openApi } from '../contract/open-api.ts'

/** Made when somebody asks for it first. */
export function openApiDocument(server: string) {
  let document: object | undefined
  return new Hono().get('/', (c) => {
    document ??= openApi(apiWords, server)
    c.header('cache-control', 'public, max-age=300')
    return c.json(document)
  })
}
