import { useState, type FormEvent } from 'react'
import { roleNames, roleTexts } from '../../../content/admin/roles.ts'
import { invitationTexts, signUpTexts } from '../../../content/admin/sign-in.ts'
import { adminReasons } from '../../../content/reasons/desk.ts'
import { isNewUsername } from '../../../contract/admin.ts'
import type { Offer } from '../../../contract/invitation.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { InputField } from '../../ui/field.tsx'
import { call, CallError } from '../calls/call.ts'
import { deskMeta } from '../frame/meta.ts'
import { formatDateTime } from '../records/dates.ts'
import { isAboutNewPassword, newPasswordError } from '../records/new-password.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { EmptyState, LoadingState } from '../ui/states.tsx'
import { AuthLayout } from './auth-layout.tsx'
import type { Route } from './+types/invitation'

export const meta = deskMeta(invitationTexts.title)

/** The secret is in the fragment of the link, which is not sent to the server. */
export async function clientLoader() {
  const secret = location.hash.slice(1)
  try {
    return { secret, offer: await call('invitations.check', { secret }), problem: undefined }
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause
    return { secret, offer: undefined, problem: cause.message }
  }
}

export const HydrateFallback = () => (
  <Layout>
    <LoadingState />
  </Layout>
)

export default function InvitationPage({ loaderData: { secret, offer, problem } }: Route.ComponentProps) {
  return (
    <Layout>
      {offer ? (
        <AcceptForm secret={secret} offer={offer} />
      ) : (
        <EmptyState icon="key" title={invitationTexts.invalid} text={problem} />
      )}
    </Layout>
  )
}

const Layout = ({ children }: { children: React.ReactNode }) => (
  <AuthLayout title={invitationTexts.title} rules={invitationTexts.rules}>
    {children}
  </AuthLayout>
)

type Field = 'username' | 'password'

const AcceptForm = ({ secret, offer }: { secret: string; offer: Offer }) => {
  const [values, setValues] = useState({ username: '', password: '' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<{ field: Field; text: string }>()
  const errorOf = (field: Field) => (error?.field === field ? error.text : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isNewUsername(values.username))
      return setError({ field: 'username', text: adminReasons['admin.username_rule'] })
    const problem = newPasswordError(values.password, values.username, offer.minPasswordLength)
    if (problem !== undefined) return setError({ field: 'password', text: problem })
    setBusy(true)
    setError(undefined)
    try {
      await call('invitations.accept', { secret, ...values })
      location.assign('/admin-login?reason=registered')
    } catch (cause) {
      const text = (cause instanceof CallError && cause.serverMessage) || signUpTexts.unexpected
      const isPassword = cause instanceof CallError && isAboutNewPassword(cause.reason)
      setError({ field: isPassword ? 'password' : 'username', text })
      setBusy(false)
    }
  }

  return (
    <>
      <p className="soft">{invitationTexts.offer(offer.invitedBy, roleNames[offer.role], roleTexts[offer.role])}</p>
      <p className="small soft">{invitationTexts.until(formatDateTime(offer.expiresAt))}</p>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <InputField
          id="username"
          name="username"
          label={signUpTexts.username}
          live
          help={signUpTexts.usernameHelp}
          error={errorOf('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={values.username}
          onChange={(event) => setValues({ ...values, username: event.target.value })}
        />
        <PasswordField
          id="password"
          name="password"
          label={signUpTexts.password}
          help={signUpTexts.passwordHelp(offer.minPasswordLength)}
          error={errorOf('password')}
          isNew
          value={values.password}
          onChange={(password) => setValues({ ...values, password })}
        />
        <BusyButton className="button button-strong button-wide" type="submit" busy={busy}>
          {busy ? invitationTexts.busy : invitationTexts.button}
        </BusyButton>
      </form>
    </>
  )
}
