import { Hono } from 'hono'
import { z } from 'zod'
import { Credentials, PasswordChange, PasswordReset, Refresh, Registration } from '../../contract/admin.ts'
import { SiteError } from '../../contract/errors.ts'
import { checkedJson } from '../http/checked-json.ts'
import {
  changePassword,
  listAllAdmins,
  registerAdmin,
  registrationState,
  removeAdmin,
  resetPassword,
  signIn,
  type Auth,
} from '../services/admins.ts'
import { deskInfo } from '../services/desk.ts'
import { endOwnSession, listSessions, refreshSession, signOut } from '../services/sessions.ts'
import { actorOf, type Guarded } from './access.ts'

export const adminApi = (auth: Auth) =>
  new Hono<Guarded>()
    .get('/registration', async (c) => c.json(await registrationState(auth)))
    .post('/register', async (c) => {
      const registration = await checkedJson(c, Registration)
      return c.json(await registerAdmin(auth, registration, c.get('from'), c.get('actor')), 201)
    })
    .post('/login', async (c) => c.json(await signIn(auth, await checkedJson(c, Credentials), c.get('from'))))
    .post('/refresh', async (c) => {
      const { refreshToken } = await checkedJson(c, Refresh)
      return c.json(await refreshSession(auth.db, auth.tokens, refreshToken, c.get('from')))
    })
    .post('/logout', async (c) => {
      await signOut(auth.db, actorOf(c))
      return c.body(null, 204)
    })
    .post('/password', async (c) => {
      await changePassword(auth, await checkedJson(c, PasswordChange), actorOf(c))
      return c.body(null, 204)
    })
    .get('/desk', async (c) => c.json(await deskInfo(auth.db, actorOf(c))))
    .get('/sessions', async (c) => c.json({ data: await listSessions(auth.db, actorOf(c)) }))
    .delete('/sessions/:id', async (c) => {
      await endOwnSession(auth.db, actorOf(c), uuid(c.req.param('id')))
      return c.body(null, 204)
    })
    .get('/admins', async (c) => c.json({ data: await listAllAdmins(auth) }))
    .delete('/admins/:id', async (c) => {
      await removeAdmin(auth, uuid(c.req.param('id')), actorOf(c))
      return c.body(null, 204)
    })
    .put('/admins/:id/password', async (c) => {
      const { password } = await checkedJson(c, PasswordReset)
      await resetPassword(auth, uuid(c.req.param('id')), password, actorOf(c))
      return c.body(null, 204)
    })

function uuid(id: string): string {
  if (z.uuid().safeParse(id).success) return id
  throw new SiteError('not_found', 'There is nothing under this number.')
}
