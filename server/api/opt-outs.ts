import { SiteError } from '../../contract/errors.ts'
import {
  addOptOut,
  importOptOuts,
  readOptOuts,
  receiveMessage,
  removeOptOut,
  type OptOutDesk,
} from '../services/desk-opt-outs.ts'
import { isSameSecret } from '../services/secrets.ts'
import { handle } from './handle.ts'

/** `secret` is what the provider of text messages identifies itself with; without it, no messages are received. */
export const optOutsApi = (desk: OptOutDesk, secret: string | undefined) => [
  handle('optOuts.list', ({ query }) => readOptOuts(desk, query)),
  handle('optOuts.add', ({ body, actor }) => addOptOut(desk, body.contact, actor)),
  handle('optOuts.import', ({ body, actor }) => importOptOuts(desk, body.csv, actor)),
  handle('optOuts.remove', ({ params, actor }) => removeOptOut(desk, params.id, actor)),
  handle('optOuts.receive', async ({ c, body, from }) => {
    if (secret === undefined) throw new SiteError('not_found', 'call.not_found')
    if (!isSameSecret(c.req.header('authorization') ?? '', `Bearer ${secret}`))
      throw new SiteError('sign_in_needed', 'optOut.secret_wrong')
    return { action: await receiveMessage(desk, body, from) }
  }),
]
