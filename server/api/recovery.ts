import { confirmEmail, readEmail, removeEmail, setEmail } from '../services/account-email.ts'
import { asId } from '../services/found.ts'
import { issueRecovery, readRecovery, recoverAccount, requestRecovery, type Recovering } from '../services/recovery.ts'
import type { DeviceCookies } from './device-cookie.ts'
import { handle } from './handle.ts'

export const recoveryApi = (recovering: Recovering, devices: DeviceCookies) => [
  handle('admins.recover', ({ params: { id }, actor }) => issueRecovery(recovering, asId(id), actor)),
  handle('recovery.state', () => Promise.resolve({ byEmail: recovering.mailer !== undefined })),
  handle('recovery.request', ({ body, from }) => requestRecovery(recovering, body.username, from)),
  handle('recovery.check', ({ body }) => readRecovery(recovering, body.secret)),
  handle('recovery.use', async ({ c, body, from }) => {
    const username = await recoverAccount(recovering, body, from)
    // Strangers who guess must not keep out whoever recovered the account.
    devices.remember(c, username)
  }),
  handle('account.email', ({ actor }) => readEmail(recovering, actor)),
  handle('account.setEmail', ({ body, actor }) => setEmail(recovering, body.email, actor)),
  handle('account.removeEmail', ({ actor }) => removeEmail(recovering, actor)),
  handle('account.confirmEmail', ({ body, from }) => confirmEmail(recovering, body.secret, from)),
]
