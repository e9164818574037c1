import { SiteError } from '../../contract/errors.ts'
import {
  changePassword,
  listAllAdmins,
  registerAdmin,
  registrationState,
  removeAdmin,
  resetPassword,
  setRole,
  signIn,
  type Auth,
} from '../services/admins.ts'
import { deskInfo } from '../services/desk.ts'
import { asId } from '../services/found.ts'
import {
  endOtherSessions,
  endOwnSession,
  endSessionOf,
  listSessions,
  refreshSession,
  signOut,
} from '../services/sessions.ts'
import { isIdle } from './access.ts'
import type { DeviceCookies } from './device-cookie.ts'
import { handle } from './handle.ts'
import type { RefreshCookies } from './refresh-cookie.ts'

export const adminApi = (auth: Auth, devices: DeviceCookies, kept: RefreshCookies) => [
  handle('registration.state', ({ from }) => registrationState(auth, from)),
  handle('registration.register', ({ body, from, actor }) => registerAdmin(auth, body, from, actor)),
  handle('session.signIn', async ({ c, body, from }) => {
    const answer = await signIn(auth, body, from, devices.read(c, body.username))
    if ('stepToken' in answer) return c.json(answer, 202)
    devices.remember(c, body.username)
    return kept.answer(c, answer)
  }),
  handle('session.refresh', async ({ c, body, from }) => {
    const parts = { ...auth, isIdle: isIdle(c) }
    if (body.refreshToken !== undefined) return refreshSession(parts, body.refreshToken, from)
    const { keep, token } = kept.read(c)
    if (body.isStart && keep === 'tab') {
      await endSessionOf(auth.db, token, from)
      throw new SiteError('not_allowed', 'admin.session_expired')
    }
    return kept.keep(c, keep, await refreshSession(parts, token, from))
  }),
  handle('session.signOut', async ({ c, actor }) => {
    await signOut(auth.db, actor)
    kept.remove(c)
  }),
  handle('account.changePassword', ({ body, actor }) => changePassword(auth, body, actor)),
  handle('desk.info', ({ actor }) => deskInfo(auth, actor)),
  handle('sessions.list', async ({ actor }) => ({ data: await listSessions(auth.db, actor) })),
  handle('sessions.endOthers', ({ actor }) => endOtherSessions(auth.db, actor)),
  handle('sessions.end', ({ params, actor }) => endOwnSession(auth.db, actor, asId(params.id))),
  handle('admins.list', async () => ({ data: await listAllAdmins(auth) })),
  handle('admins.setRole', ({ params, body, actor }) => setRole(auth, asId(params.id), body.role, actor)),
  handle('admins.remove', ({ params, actor }) => removeAdmin(auth, asId(params.id), actor)),
  handle('admins.resetPassword', ({ params, body, actor }) =>
    resetPassword(auth, asId(params.id), body.password, actor),
  ),
]
