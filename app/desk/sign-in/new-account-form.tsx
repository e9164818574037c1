import { useState, type FormEvent } from 'react'
import { signUpTexts } from '../../../content/admin/sign-in.ts'
import { adminReasons } from '../../../content/reasons/desk.ts'
import { isNewUsername } from '../../../contract/admin.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { InputField } from '../../ui/field.tsx'
import { CallError, SessionEnded } from '../calls/call.ts'
import { ProofCanceled } from '../calls/proof.ts'
import { readSessionId } from '../calls/session.ts'
import { isAboutNewPassword, newPasswordError } from '../records/new-password.ts'
import { PasswordField } from '../ui/password-field.tsx'

type Account = { username: string; password: string; setupCode?: string }

type Props = {
  texts: { button: string; busy: string }
  minPasswordLength: number
  codeNeeded?: boolean
  /** Whether the browser may offer to store the account: it belongs to the person who fills in the form. */
  isOwn?: boolean
  create: (account: Account) => Promise<unknown>
}

/** Username and password of a new admin, who then signs in. */
export const NewAccountForm = ({ texts, minPasswordLength, codeNeeded = false, isOwn = false, create }: Props) => {
  const [account, setAccount] = useState<Account>({ username: '', password: '', ...(codeNeeded && { setupCode: '' }) })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Failure>()
  const errorOf = (field: keyof Account) => (error?.field === field ? error.text : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isNewUsername(account.username))
      return setError({ field: 'username', text: adminReasons['admin.username_rule'] })
    const problem = newPasswordError(account.password, account.username, minPasswordLength)
    if (problem !== undefined) return setError({ field: 'password', text: problem })
    setBusy(true)
    setError(undefined)
    try {
      await create(account)
      location.assign(`/admin-login?reason=${!isOwn && readSessionId() !== undefined ? 'added' : 'registered'}`)
    } catch (cause) {
      setError(failureOf(cause))
      setBusy(false)
    }
  }

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <InputField
        id="username"
        name="username"
        label={signUpTexts.username}
        live
        help={signUpTexts.usernameHelp}
        error={errorOf('username')}
        autoComplete={isOwn ? 'username' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={account.username}
        onChange={({ target }) => setAccount({ ...account, username: target.value })}
      />
      <PasswordField
        id="password"
        name="password"
        label={signUpTexts.password}
        help={signUpTexts.passwordHelp(minPasswordLength)}
        error={errorOf('password')}
        isNew
        value={account.password}
        onChange={(password) => setAccount({ ...account, password })}
      />
      {account.setupCode !== undefined && (
        <InputField
          id="setup-code"
          name="setupCode"
          label={signUpTexts.setupCode}
          help={signUpTexts.setupCodeHelp}
          live
          error={errorOf('setupCode')}
          autoComplete="off"
          required
          value={account.setupCode}
          onChange={({ target }) => setAccount({ ...account, setupCode: target.value })}
        />
      )}
      <BusyButton className="button button-strong button-wide" type="submit" busy={busy}>
        {busy ? texts.busy : texts.button}
      </BusyButton>
    </form>
  )
}

type Failure = { field: keyof Account; text: string }

function failureOf(cause: unknown): Failure {
  if (cause instanceof ProofCanceled) return { field: 'username', text: adminReasons['admin.proof_needed'] }
  if (cause instanceof SessionEnded) return { field: 'username', text: adminReasons['admin.session_expired'] }
  if (!(cause instanceof CallError) || cause.status === 0) return { field: 'username', text: signUpTexts.unexpected }
  const text = cause.serverMessage || adminReasons['admin.registration_failed']
  return { field: fieldOf(cause.reason), text }
}

const fieldOf = (reason: string | undefined): keyof Account => {
  if (reason === 'admin.setup_code_wrong') return 'setupCode'
  return isAboutNewPassword(reason) ? 'password' : 'username'
}
