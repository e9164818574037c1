import { useState, type FormEvent } from 'react'
import { stepTexts } from '../../../content/admin/factors.ts'
import type { SignedIn } from '../../../contract/admin.ts'
import type { FactorProof, StepMethod, StepNeeded } from '../../../contract/factors.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { InputField } from '../../ui/field.tsx'
import { call, CallError, explain } from '../calls/call.ts'
import { askPasskey, canUsePasskeys } from '../calls/passkey-prompt.ts'
import { CodeField } from '../ui/code-field.tsx'
import { DeskIcon } from '../ui/icon.tsx'

type Props = {
  step: StepNeeded
  onSignedIn: (signedIn: SignedIn) => void
  /** Back to the password; the message says why, if it was not the person's choice. */
  onOver: (message?: string) => void
}

export const SecondStep = ({ step: { stepToken, methods }, onSignedIn, onOver }: Props) => {
  const usable = methods.filter((method) => method !== 'passkey' || canUsePasskeys())
  const [method, setMethod] = useState<StepMethod>(usable[0] ?? 'recovery')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const prove = async (getProof: () => Promise<FactorProof> | FactorProof) => {
    setBusy(true)
    setError(undefined)
    try {
      onSignedIn(await call('session.step', { stepToken, proof: await getProof() }))
    } catch (cause) {
      if (cause instanceof CallError && cause.status === 401) return onOver(cause.message)
      setError(explain(cause))
      setBusy(false)
    }
  }
  const byPasskey = async (): Promise<FactorProof> => ({
    kind: 'passkey',
    passkey: await askPasskey(await call('session.passkeyOptions', { stepToken })),
  })
  const choose = (next: StepMethod) => {
    setError(undefined)
    setMethod(next)
  }
  return (
    <>
      <p className="soft">{stepTexts.text}</p>
      {method === 'passkey' ? (
        <div className="form">
          <BusyButton
            className="button button-strong button-wide"
            type="button"
            autoFocus
            busy={busy}
            onClick={() => void prove(byPasskey)}
          >
            <DeskIcon name="key" /> {busy ? stepTexts.passkey.busy : stepTexts.passkey.button}
          </BusyButton>
          <div role="alert">{error !== undefined && <p className="notice notice-bad">{error}</p>}</div>
        </div>
      ) : (
        <CodeForm
          key={method}
          kind={method}
          error={error}
          busy={busy}
          onSubmit={(code) => void prove(() => ({ kind: method, code }))}
        />
      )}
      <div className="form">
        <h2>{stepTexts.other}</h2>
        {usable
          .filter((other) => other !== method)
          .map((other) => (
            <button key={other} className="button button-quiet button-wide" type="button" onClick={() => choose(other)}>
              {stepTexts.choose[other]}
            </button>
          ))}
        <button className="button button-plain" type="button" onClick={() => onOver()}>
          {stepTexts.back}
        </button>
      </div>
      <p className="small soft">{stepTexts.lost}</p>
    </>
  )
}

type CodeProps = {
  kind: 'totp' | 'recovery'
  error: string | undefined
  busy: boolean
  onSubmit: (code: string) => void
}

const CodeForm = ({ kind, error, busy, onSubmit }: CodeProps) => {
  const [code, setCode] = useState('')
  const texts = stepTexts[kind]
  const field = { id: 'step-code', label: texts.label, help: texts.help, error, autoFocus: true, value: code }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(code)
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
      {kind === 'totp' ? (
        <CodeField {...field} onChange={setCode} />
      ) : (
        <InputField
          {...field}
          name="code"
          live
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <BusyButton className="button button-strong button-wide" type="submit" busy={busy}>
        {texts.button}
      </BusyButton>
    </form>
  )
}
