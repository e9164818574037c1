import type { AccessTokens } from '../services/access-tokens.ts'
import type { FactorParts } from '../services/factor-proofs.ts'
import {
  addPasskey,
  addTotp,
  changeFactorName,
  makeRecoveryCodes,
  offerTotp,
  readFactors,
  removeFactor,
  removeFactorsOf,
} from '../services/factors.ts'
import { asId } from '../services/found.ts'
import { newPasskeyOptions } from '../services/passkeys.ts'
import type { Passwords } from '../services/passwords.ts'
import { confirmationOptions, confirmIdentity } from '../services/proofs.ts'
import { askForPasskey, finishStep, signInByPasskey } from '../services/second-step.ts'
import type { HashAccount } from '../services/sign-in-attempts.ts'
import type { DeviceCookies } from './device-cookie.ts'
import { handle } from './handle.ts'
import type { RefreshCookies } from './refresh-cookie.ts'

type Parts = FactorParts & { tokens: AccessTokens; hashAccount: HashAccount; passwords: Passwords }

export const factorsApi = (parts: Parts, devices: DeviceCookies, kept: RefreshCookies) => [
  handle('session.step', async ({ c, body, from }) => {
    const { signedIn, username } = await finishStep(parts, body, from, (name) => devices.read(c, name))
    devices.remember(c, username)
    return kept.answer(c, signedIn)
  }),
  handle('session.passkeyOptions', ({ body, from }) => askForPasskey(parts, body.stepToken, from)),
  handle('session.passkey', async ({ c, body, from }) => {
    const { signedIn, username } = await signInByPasskey(parts, body.passkey, from, (name) => devices.read(c, name))
    devices.remember(c, username)
    return kept.answer(c, signedIn)
  }),
  handle('account.confirm', ({ body, actor }) => confirmIdentity(parts, parts, body, actor)),
  handle('account.confirmOptions', ({ actor }) => confirmationOptions(parts, actor)),
  handle('factors.list', ({ actor }) => readFactors(parts, actor)),
  handle('factors.offerPasskey', ({ actor }) => newPasskeyOptions(parts.db, parts.site, actor)),
  handle('factors.addPasskey', ({ body, actor }) => addPasskey(parts, body, actor)),
  handle('factors.offerTotp', ({ actor }) => offerTotp(parts, actor)),
  handle('factors.addTotp', ({ body, actor }) => addTotp(parts, body, actor)),
  handle('factors.rename', ({ params, body, actor }) => changeFactorName(parts, asId(params.id), body.name, actor)),
  handle('factors.remove', ({ params, actor }) => removeFactor(parts, asId(params.id), actor)),
  handle('factors.makeRecoveryCodes', async ({ actor }) => ({ recoveryCodes: await makeRecoveryCodes(parts, actor) })),
  handle('admins.removeFactors', ({ params, actor }) => removeFactorsOf(parts, asId(params.id), actor)),
]
