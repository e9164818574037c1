import { useEffect, useState, type FormEvent } from 'react'
import { proofTexts } from '../../../content/admin/frame.ts'
import { call, explain, SessionEnded } from '../calls/call.ts'
import { onProofNeeded } from '../calls/proof.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { PasswordField } from '../ui/password-field.tsx'

type Answer = (isProven: boolean) => void

/** Opens above whatever the person is doing when a call needs a fresh proof of who they are; that waits meanwhile. */
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

const ProofForm = ({ onFinished }: { onFinished: Answer }) => {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(undefined)
    try {
      await call('account.confirm', { password })
      onFinished(true)
    } catch (cause) {
      if (cause instanceof SessionEnded) return onFinished(false)
      setError(explain(cause))
      setBusy(false)
    }
  }
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="small soft">{proofTexts.text}</p>
      <PasswordField
        id="proof-password"
        name="password"
        label={proofTexts.password}
        error={error}
        value={password}
        onChange={setPassword}
      />
      <DialogButtons text={proofTexts.button} busy={busy} onClose={() => onFinished(false)} />
    </form>
  )
}
