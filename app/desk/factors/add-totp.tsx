import { useEffect, useEffectEvent, useState } from 'react'
import { enrollTexts } from '../../../content/admin/factors.ts'
import type { AddedFactor, TotpOffer } from '../../../contract/factors.ts'
import { InputField } from '../../ui/field.tsx'
import { call, explain } from '../calls/call.ts'
import { useCopy } from '../calls/use-copy.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { DialogFailure } from '../ui/dialog-failure.tsx'
import { LoadingState } from '../ui/states.tsx'
import { CodeField } from '../ui/code-field.tsx'

const texts = enrollTexts.totp

type Props = { cancel?: string; onAdded: (added: AddedFactor) => void; onClose: () => void }

/** Gets a secret first; a person who is asked who they are and cancels is back where they were. */
export const AddTotp = (props: Props) => {
  const [offer, setOffer] = useState<TotpOffer>()
  const [failure, setFailure] = useState<string>()
  const start = useEffectEvent(() => {
    call('factors.offerTotp').then(setOffer, (cause: unknown) => {
      const text = explain(cause)
      if (text === undefined) props.onClose()
      setFailure(text)
    })
  })
  useEffect(() => start(), [])
  if (failure !== undefined) return <DialogFailure text={failure} onClose={props.onClose} />
  return offer ? <TotpForm offer={offer} {...props} /> : <LoadingState />
}

const TotpForm = ({ offer, cancel, onAdded, onClose }: Props & { offer: TotpOffer }) => {
  const [values, setValues] = useState<{ name: string; code: string }>({ name: texts.defaultName, code: '' })
  const { error, fields, busy, submit } = useSubmit(() => call('factors.addTotp', { id: offer.id, ...values }), onAdded)
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="small soft">
        {texts.text} {texts.scan}
      </p>
      <Secret offer={offer} />
      <InputField
        id="totp-name"
        name="name"
        label={texts.name}
        live
        error={fields['name']}
        autoComplete="off"
        value={values.name}
        onChange={({ target }) => setValues({ ...values, name: target.value })}
      />
      <CodeField
        id="totp-code"
        label={texts.code}
        help={texts.codeHelp}
        error={fields['name'] ? undefined : error}
        value={values.code}
        onChange={(code) => setValues({ ...values, code })}
      />
      <DialogButtons text={texts.button} busy={busy} cancel={cancel} onClose={onClose} />
    </form>
  )
}

const Secret = ({ offer: { qr, secret } }: { offer: TotpOffer }) => {
  const { copied, copy } = useCopy()
  return (
    <div className="totp-secret">
      <img className="qr" alt={texts.picture} src={pictureOf(qr)} width={176} height={176} />
      <div>
        <p className="small soft" id="totp-secret">
          {texts.secret}
        </p>
        {/* In groups of four, because it is read and typed; copied in one piece. */}
        <p>
          <code aria-labelledby="totp-secret">{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        {copy && (
          <button className="button button-quiet button-small" type="button" onClick={() => copy(secret)}>
            {texts.copy}
          </button>
        )}
        <output className="small">{copied && texts.copied}</output>
      </div>
    </div>
  )
}

/** With its own background: cameras need dark on light, in the dark scheme too. */
function pictureOf({ size, path }: TotpOffer['qr']) {
  const shapes = `<path fill="white" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
