import { asId } from '../services/found.ts'
import {
  acceptInvitation,
  invite,
  readInvitations,
  readOffer,
  withdrawInvitation,
  type Inviting,
} from '../services/invitations.ts'
import { handle } from './handle.ts'

export const invitationsApi = (inviting: Inviting) => {
  const { db } = inviting
  return [
    handle('invitations.list', async () => ({ data: await readInvitations(db) })),
    handle('invitations.create', ({ body, actor }) => invite(inviting, body, actor)),
    handle('invitations.withdraw', ({ params: { id }, actor }) => withdrawInvitation(db, asId(id), actor)),
    handle('invitations.check', ({ body }) => readOffer(inviting, body.secret)),
    handle('invitations.accept', ({ body, from }) => acceptInvitation(inviting, body, from)),
  ]
}
