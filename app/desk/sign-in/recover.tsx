import { useState } from 'react'
import { recoverTexts, signUpTexts } from '../../../content/admin/sign-in.ts'
import { forgotPath } from '../../../contract/paths.ts'
import type { Recoverable } from '../../../contract/recovery.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { call, CallError } from '../calls/call.ts'
import { InvalidInput, useSubmit } from '../calls/use-submit.ts'
import { deskMeta } from '../frame/meta.ts'
import { formatDateTime } from '../records/dates.ts'
import { newPasswordError } from '../records/new-password.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { EmptyState } from '../ui/states.tsx'
import { AuthLayout, loadingLayout } from './auth-layout.tsx'
import type { Route } from './+types/recover'

export const meta = deskMeta(recoverTexts.title)

/** The secret is in the fragment of the link, which is not sent to the server. */
export async function clientLoader() {
  const secret = location.hash.slice(1)
  try {
    return { secret, account: await call('recovery.check', { secret }), problem: '' }
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause
    return { secret, account: undefined, problem: cause.message }
  }
}

export const HydrateFallback = loadingLayout(recoverTexts)

export default function RecoverPage({ loaderData: { secret, account, problem } }: Route.ComponentProps) {
  return (
    <AuthLayout title={recoverTexts.title} rules={recoverTexts.rules}>
      {account ? (
        <PasswordForm secret={secret} account={account} />
      ) : (
        <EmptyState icon="key" title={recoverTexts.invalid} text={problem}>
          <a className="button button-quiet button-small" href={forgotPath}>
            {recoverTexts.again}
          </a>
        </EmptyState>
      )}
    </AuthLayout>
  )
}

const PasswordForm = ({ secret, account }: { secret: string; account: Recoverable }) => {
  const { username, expiresAt, minPasswordLength } = account
  const [password, setPassword] = useState('')
  const { error, busy, submit } = useSubmit(
    async () => {
      const problem = newPasswordError(password, username, minPasswordLength)
      if (problem !== undefined) throw new InvalidInput(problem)
      await call('recovery.use', { secret, password })
    },
    () => location.assign('/admin-login?reason=recovered'),
  )
  return (
    <>
      <p className="soft">{recoverTexts.text(username)}</p>
      <p className="small soft">{recoverTexts.until(formatDateTime(expiresAt))}</p>
      <form className="form" noValidate onSubmit={submit}>
        {/* For password managers, which store the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <PasswordField
          id="password"
          name="password"
          label={recoverTexts.password}
          help={signUpTexts.passwordHelp(minPasswordLength)}
          error={error}
          isNew
          value={password}
          onChange={setPassword}
        />
        <BusyButton className="button button-strong button-wide" type="submit" busy={busy}>
          {busy ? recoverTexts.busy : recoverTexts.button}
        </BusyButton>
      </form>
    </>
  )
}
