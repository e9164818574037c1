import { useState, type FormEvent } from 'react'
import { enrollTexts } from '../../../content/admin/factors.ts'
import type { AddedFactor } from '../../../contract/factors.ts'
import { InputField } from '../../ui/field.tsx'
import { call, explain } from '../calls/call.ts'
import { canUsePasskeys, createPasskey, explainPasskey } from '../calls/passkey-prompt.ts'
import { describeDevice } from '../records/device.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'

const texts = enrollTexts.passkey

type Props = { cancel?: string; onAdded: (added: AddedFactor) => void; onClose: () => void }

export const AddPasskey = ({ cancel, onAdded, onClose }: Props) => {
  const [name, setName] = useState(() => describeDevice(navigator.userAgent))
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(undefined)
    try {
      const passkey = await createPasskey(await call('factors.offerPasskey'))
      onAdded(await call('factors.addPasskey', { name, passkey }))
    } catch (cause) {
      setError(explainPasskey(cause) ?? explain(cause))
      setBusy(false)
    }
  }
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="small soft">{texts.text}</p>
      {!canUsePasskeys() && <p className="notice notice-wait">{texts.unavailable}</p>}
      <InputField
        id="passkey-name"
        name="name"
        label={texts.name}
        help={texts.nameHelp}
        live
        error={error}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <DialogButtons
        text={texts.button}
        busy={busy}
        disabled={!canUsePasskeys()}
        onClose={onClose}
        {...(cancel !== undefined && { cancel })}
      />
    </form>
  )
}
