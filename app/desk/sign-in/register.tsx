import { useState, type FormEvent } from 'react'
import { signUpTexts } from '../../../content/admin/sign-in.ts'
import { adminReasons } from '../../../content/reasons/desk.ts'
import { isNewUsername, type RegistrationState } from '../../../contract/admin.ts'
import { minPasswordLengthOn } from '../../../contract/password.ts'
import { call, CallError, findTokens, SessionEnded } from '../calls/call.ts'
import { ProofCanceled } from '../calls/proof.ts'
import { AuthLayout } from './auth-layout.tsx'
import { isAboutNewPassword, newPasswordError } from '../records/new-password.ts'
import { deskMeta } from '../frame/meta.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { EmptyState, LoadingState } from '../ui/states.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { InputField } from '../../ui/field.tsx'
import type { Route } from './+types/register'

export const meta = deskMeta(signUpTexts.title)

export async function clientLoader() {
  const [registration, tokens] = await Promise.all([
    call('registration.state').catch(() => ({
      open: true,
      codeNeeded: false,
      minPasswordLength: minPasswordLengthOn(location.origin),
    })),
    findTokens(),
  ])
  return { isAllowed: registration.open || tokens !== undefined, registration }
}

export const HydrateFallback = () => (
  <AuthLayout title={signUpTexts.title} rules={signUpTexts.rules}>
    <LoadingState />
  </AuthLayout>
)

export default function RegisterPage({ loaderData: { isAllowed, registration } }: Route.ComponentProps) {
  return (
    <AuthLayout title={signUpTexts.title} rules={signUpTexts.rules}>
      {isAllowed ? <SignUpForm registration={registration} /> : <Closed />}
    </AuthLayout>
  )
}

const Closed = () => (
  <EmptyState icon="key" title={signUpTexts.closed.title} text={signUpTexts.closed.text}>
    <a className="button button-quiet button-small" href="/admin-login?back=/admin-register">
      {signUpTexts.closed.link}
    </a>
  </EmptyState>
)

const SignUpForm = ({ registration: { codeNeeded, minPasswordLength } }: { registration: RegistrationState }) => {
  const [values, setValues] = useState({ username: '', password: '', setupCode: '' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<{ field: Field; text: string }>()
  const errorOf = (field: string) => (error?.field === field ? error.text : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isNewUsername(values.username))
      return setError({ field: 'username', text: adminReasons['admin.username_rule'] })
    const problem = newPasswordError(values.password, values.username, minPasswordLength)
    if (problem !== undefined) return setError({ field: 'password', text: problem })
    setBusy(true)
    setError(undefined)
    try {
      await call(
        'registration.register',
        codeNeeded ? values : { username: values.username, password: values.password },
      )
      location.assign('/admin-login?reason=registered')
    } catch (cause) {
      setError(failureOf(cause))
      setBusy(false)
    }
  }

  return (
    <>
      <p className="soft">{signUpTexts.intro}</p>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <InputField
          id="username"
          name="username"
          label={signUpTexts.username}
          live
          help={signUpTexts.usernameHelp}
          error={errorOf('username')}
          autoComplete="off"
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
          help={signUpTexts.passwordHelp(minPasswordLength)}
          error={errorOf('password')}
          isNew
          value={values.password}
          onChange={(password) => setValues({ ...values, password })}
        />
        {codeNeeded && (
          <InputField
            id="setup-code"
            name="setupCode"
            label={signUpTexts.setupCode}
            help={signUpTexts.setupCodeHelp}
            live
            error={errorOf('setupCode')}
            autoComplete="off"
            required
            value={values.setupCode}
            onChange={(event) => setValues({ ...values, setupCode: event.target.value })}
          />
        )}
        <BusyButton className="button button-strong button-wide" type="submit" busy={busy}>
          {busy ? signUpTexts.busy : signUpTexts.button}
        </BusyButton>
      </form>
      <p className="small">
        {signUpTexts.signIn.text} <a href="/admin-login">{signUpTexts.signIn.link}</a>
      </p>
    </>
  )
}

type Field = 'username' | 'password' | 'setupCode'

const fieldOf = (reason: string | undefined): Field => {
  if (reason === 'admin.setup_code_wrong') return 'setupCode'
  return isAboutNewPassword(reason) ? 'password' : 'username'
}

function failureOf(cause: unknown): { field: Field; text: string } {
  if (cause instanceof ProofCanceled) return { field: 'username', text: adminReasons['admin.proof_needed'] }
  if (cause instanceof SessionEnded) return { field: 'username', text: adminReasons['admin.session_expired'] }
  if (!(cause instanceof CallError) || cause.status === 0) return { field: 'username', text: signUpTexts.unexpected }
  const text = cause.serverMessage || adminReasons['admin.registration_failed']
  return { field: fieldOf(cause.reason), text }
}
