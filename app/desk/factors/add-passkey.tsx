import { useState } from 'react'
import { enrollTexts } from '../../../content/admin/factors.ts'
import type { AddedFactor } from '../../../contract/factors.ts'
import { InputField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { canUsePasskeys, createPasskey } from '../calls/passkey-prompt.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { describeDevice } from '../records/device.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'

const texts = enrollTexts.passkey

type Props = { cancel?: string; onAdded: (added: AddedFactor) => void; onClose: () => void }

export const AddPasskey = ({ cancel, onAdded, onClose }: Props) => {
  const [name, setName] = useState(() => describeDevice(navigator.userAgent))
  const { error, busy, submit } = useSubmit(async () => {
    const passkey = await createPasskey(await call('factors.offerPasskey'))
    return call('factors.addPasskey', { name, passkey })
  }, onAdded)
  return (
    <form className="form" noValidate onSubmit={submit}>
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
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <DialogButtons text={texts.button} busy={busy} disabled={!canUsePasskeys()} cancel={cancel} onClose={onClose} />
    </form>
  )
}
