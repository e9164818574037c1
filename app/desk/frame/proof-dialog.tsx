import { useEffect, useState, type FormEvent } from 'react'
import { passkeyFailures, proofFactorTexts } from '../../../content/admin/factors.ts'
import { proofTexts } from '../../../content/admin/frame.ts'
import type { ConfirmationOptions } from '../../../contract/factors.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { call, explain, SessionEnded } from '../calls/call.ts'
import type { InputOf } from '../calls/client-types.ts'
import { askPasskey, canUsePasskeys, PasskeyFailed } from '../calls/passkey-prompt.ts'
import { onProofNeeded } from '../calls/proof.ts'
import { CodeField } from '../ui/code-field.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { PasswordField } from '../ui/password-field.tsx'

type Answer = (isProven: boolean) => void

/**
 * Opens above whatever the person is doing when a call needs a fresh proof of who they are; the call waits until then.
 */
export const ProofDialog = () => {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => onProofNeeded(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  const finish: Answer = (isProven) => {
    setAnswer(undefined)
    answer?.(isProven)
  }
  return (
    <Confirm title={proofTexts.title} open={answer !== undefined} onClose={() => finish(false)}>
      <ProofForm onFinished={finish} />
    </Confirm>
  )
}

/** The password, or one of the second factors that the person has. */
const ProofForm = ({ onFinished }: { onFinished: Answer }) => {
  const [options, setOptions] = useState<ConfirmationOptions>()
  const [kind, setKind] = useState<'password' | 'totp'>('password')
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'typed' | 'passkey'>()
  useEffect(() => {
    // If that fails, there is still the password.
    call('account.confirmOptions').then(setOptions, () => undefined)
  }, [])
  const confirm = async (how: typeof busy, getProof: () => Promise<InputOf<'account.confirm'>[0]>) => {
    setBusy(how)
    setError(undefined)
    try {
      await call('account.confirm', await getProof())
      onFinished(true)
    } catch (cause) {
      if (cause instanceof SessionEnded) return onFinished(false)
      setError(explain(cause))
      setBusy(undefined)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm('typed', async () => (kind === 'totp' ? { proof: { kind, code: value } } : { password: value }))
  }
  const change = (next: typeof kind) => {
    setKind(next)
    setValue('')
    setError(undefined)
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="small soft">{proofTexts.text}</p>
      {kind === 'password' ? (
        <PasswordField
          id="proof-password"
          name="password"
          label={proofTexts.password}
          error={error}
          value={value}
          onChange={setValue}
        />
      ) : (
        <CodeField id="proof-code" label={proofFactorTexts.code} error={error} value={value} onChange={setValue} />
      )}
      {options && options.methods.length > 0 && (
        <div className="factor-actions">
          {options.passkey && canUsePasskeys() && (
            <BusyButton
              className="button button-quiet button-small"
              type="button"
              busy={busy === 'passkey'}
              onClick={() => void confirm('passkey', proveByPasskey)}
            >
              <DeskIcon name="key" /> {busy === 'passkey' ? proofFactorTexts.passkeyBusy : proofFactorTexts.passkey}
            </BusyButton>
          )}
          {options.methods.includes('totp') && (
            <button
              className="button button-quiet button-small"
              type="button"
              onClick={() => change(kind === 'totp' ? 'password' : 'totp')}
            >
              {kind === 'totp' ? proofFactorTexts.byPassword : proofFactorTexts.byCode}
            </button>
          )}
        </div>
      )}
      <DialogButtons text={proofTexts.button} busy={busy === 'typed'} onClose={() => onFinished(false)} />
    </form>
  )
}

/** Each set of options works once. */
async function proveByPasskey() {
  const { passkey } = await call('account.confirmOptions')
  if (!passkey) throw new PasskeyFailed(passkeyFailures.unsupported)
  return { proof: { kind: 'passkey' as const, passkey: await askPasskey(passkey) } }
}
