import { useEffect, useState, type FormEvent } from 'react'
import { z } from 'zod'
import { signUpTexts } from '../../../content/admin/door.ts'
import { adminMessages, isNewUsername, RegistrationState, shortestPassword } from '../../../contract/admin.ts'
import { CallError, callOpenly, callRaw, SessionOver } from '../../desk/call.ts'
import { Door } from '../../desk/door.tsx'
import { deskMeta } from '../../desk/meta.ts'
import { PasswordField } from '../../desk/password-field.tsx'
import { newestTokens, readTokens } from '../../desk/session.ts'
import { EmptyState, LoadingState } from '../../desk/states.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { InputField } from '../../ui/field.tsx'

export const meta = deskMeta(signUpTexts.title)

export default function RegisterPage() {
  const [state, setState] = useState<{ may: boolean; codeNeeded: boolean }>()

  useEffect(() => {
    const ask = async () => {
      const [registration, tokens] = await Promise.all([
        callOpenly(RegistrationState, '/api/admin/registration').catch(() => ({ open: true, codeNeeded: false })),
        newestTokens(),
      ])
      setState({ may: registration.open || tokens !== undefined, codeNeeded: registration.codeNeeded })
    }
    void ask()
  }, [])

  return (
    <Door title={signUpTexts.title} rules={signUpTexts.rules}>
      {!state && <LoadingState />}
      {state?.may && <SignUpForm codeNeeded={state.codeNeeded} />}
      {state && !state.may && <Closed />}
    </Door>
  )
}

const Closed = () => (
  <EmptyState icon="key" title={signUpTexts.closed.title} text={signUpTexts.closed.text}>
    <a className="button button-quiet button-small" href="/admin-login?back=/admin-register">
      {signUpTexts.closed.link}
    </a>
  </EmptyState>
)

const SignUpForm = ({ codeNeeded }: { codeNeeded: boolean }) => {
  const [given, setGiven] = useState({ username: '', password: '', setupCode: '' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<{ field: 'username' | 'password' | 'setupCode'; text: string }>()
  const errorOf = (field: string) => (error?.field === field ? error.text : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isNewUsername(given.username)) return setError({ field: 'username', text: adminMessages.usernameRule })
    if (given.password.length < shortestPassword)
      return setError({ field: 'password', text: adminMessages.passwordShort })
    setBusy(true)
    setError(undefined)
    try {
      await register(codeNeeded ? given : { username: given.username, password: given.password })
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
          value={given.username}
          onChange={(event) => setGiven({ ...given, username: event.target.value })}
        />
        <PasswordField
          id="password"
          name="password"
          label={signUpTexts.password}
          help={signUpTexts.passwordHelp}
          error={errorOf('password')}
          isNew
          value={given.password}
          onChange={(password) => setGiven({ ...given, password })}
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
            value={given.setupCode}
            onChange={(event) => setGiven({ ...given, setupCode: event.target.value })}
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

/** An admin who adds another is signed in, and their token may just have run out. */
async function register(body: Record<string, string>) {
  const options = { method: 'POST', body } as const
  if (readTokens()) await callRaw('/api/admin/register', options)
  else await callOpenly(z.unknown(), '/api/admin/register', options)
}

function failureOf(cause: unknown): { field: 'username' | 'password' | 'setupCode'; text: string } {
  if (cause instanceof SessionOver) return { field: 'username', text: adminMessages.sessionExpired }
  if (!(cause instanceof CallError) || cause.status === 0)
    return { field: 'username', text: adminMessages.registrationUnexpected }
  const text = cause.said || adminMessages.registrationFailed
  if (text === adminMessages.setupCodeWrong) return { field: 'setupCode', text }
  return { field: text === adminMessages.passwordShort ? 'password' : 'username', text }
}
