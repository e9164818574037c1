import { apiTexts } from '../../content/admin/developers.ts'
import { openApi } from '../../contract/open-api.ts'
import { handle } from './handle.ts'

/** Generated on the first request. */
export function openApiDocument(server: string) {
  let document: ReturnType<typeof openApi> | undefined
  return [
    handle('api.describe', async ({ c }) => {
      c.header('cache-control', 'public, max-age=300')
      return (document ??= openApi(apiTexts, server))
    }),
  ]
}
