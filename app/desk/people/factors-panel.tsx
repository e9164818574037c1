import { useState } from 'react'
import { enrollTexts, factorNames, factorsTexts } from '../../../content/admin/factors.ts'
import type { AddedFactor, FactorInfo, Factors } from '../../../contract/factors.ts'
import { InputField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { AddPasskey } from '../factors/add-passkey.tsx'
import { AddTotp } from '../factors/add-totp.tsx'
import { RecoveryCodes } from '../factors/recovery-codes.tsx'
import { formatDate, formatShort } from '../records/dates.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Consequences, ConfirmForm } from '../records/confirm-form.tsx'

type OpenDialog =
  | { kind: 'passkey' | 'totp' | 'renew' }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'rename' | 'remove'; factor: FactorInfo }

type Props = {
  factors: Factors
  reload: () => Promise<void>
  say: (text: string) => void
}

/** The person's own second factors and recovery codes. */
export const FactorsPanel = ({ factors: { data, username, recoveryCodesLeft, isRequired }, reload, say }: Props) => {
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const done = (text: string) => {
    close()
    say(text)
  }
  const showCodes = (codes: string[]) => {
    setDialog({ kind: 'codes', codes })
    void reload()
  }
  const added = ({ data: factor, recoveryCodes }: AddedFactor) => {
    done(factorsTexts.addedNotice(factor.name))
    if (recoveryCodes.length > 0) showCodes(recoveryCodes)
  }
  return (
    <section className="panel" aria-labelledby="factors">
      <h2 id="factors">{factorsTexts.title}</h2>
      <p className="small soft">
        {data.length === 0 ? factorsTexts.none : factorsTexts.text} {isRequired && factorsTexts.required}
      </p>
      {data.length > 0 && (
        <ul className="plain-rows factor-rows">
          {data.map((factor) => (
            <FactorItem key={factor.id} factor={factor} onOpen={(kind) => setDialog({ kind, factor })} />
          ))}
        </ul>
      )}
      <div className="factor-actions">
        <button className="button button-strong" type="button" onClick={() => setDialog({ kind: 'passkey' })}>
          <DeskIcon name="key" /> {factorsTexts.addPasskey}
        </button>
        <button className="button button-quiet" type="button" onClick={() => setDialog({ kind: 'totp' })}>
          <DeskIcon name="plus" /> {factorsTexts.addTotp}
        </button>
      </div>
      {data.length > 0 && (
        <div className="factor-actions">
          <p className="small">{factorsTexts.codes.left(recoveryCodesLeft)}</p>
          <button
            className="button button-quiet button-small"
            type="button"
            onClick={() => setDialog({ kind: 'renew' })}
          >
            {factorsTexts.codes.make}
          </button>
        </div>
      )}
      <Confirm title={titleOf(dialog)} open={dialog !== undefined} onClose={close}>
        {dialog?.kind === 'passkey' && <AddPasskey onAdded={added} onClose={close} />}
        {dialog?.kind === 'totp' && <AddTotp onAdded={added} onClose={close} />}
        {dialog?.kind === 'renew' && <Renew onDone={showCodes} onClose={close} />}
        {dialog?.kind === 'codes' && <RecoveryCodes codes={dialog.codes} username={username} onDone={close} />}
        {dialog?.kind === 'rename' && <Rename factor={dialog.factor} onDone={done} onClose={close} />}
        {dialog?.kind === 'remove' && (
          <Remove factor={dialog.factor} isLast={data.length === 1} onDone={done} onClose={close} />
        )}
      </Confirm>
    </section>
  )
}

function titleOf(dialog: OpenDialog | undefined): string {
  if (!dialog) return ''
  if (dialog.kind === 'rename') return factorsTexts.renameDialog.title(dialog.factor.name)
  if (dialog.kind === 'remove') return factorsTexts.removeDialog.title(dialog.factor.name)
  return dialog.kind === 'renew' ? factorsTexts.codes.dialog.title : enrollTexts[dialog.kind].title
}

const FactorItem = ({ factor, onOpen }: { factor: FactorInfo; onOpen: (kind: 'rename' | 'remove') => void }) => (
  <li>
    <div>
      <p>
        <b>{factor.name}</b> <span className="badge">{factorNames[factor.kind]}</span>
      </p>
      <p className="small soft">
        {factorsTexts.added(formatDate(factor.createdAt))},{' '}
        {factor.lastUsedAt === null ? factorsTexts.unused : factorsTexts.used(formatShort(factor.lastUsedAt))}.
      </p>
    </div>
    <span className="desk-actions">
      <button
        className="button button-quiet button-small"
        type="button"
        aria-label={`${factorsTexts.rename}: ${factor.name}`}
        onClick={() => onOpen('rename')}
      >
        {factorsTexts.rename}
      </button>
      <button
        className="button button-danger button-small"
        type="button"
        aria-label={`${factorsTexts.remove}: ${factor.name}`}
        onClick={() => onOpen('remove')}
      >
        {factorsTexts.remove}
      </button>
    </span>
  </li>
)

type DialogProps = { factor: FactorInfo; onDone: (text: string) => void; onClose: () => void }

const Rename = ({ factor, onDone, onClose }: DialogProps) => {
  const texts = factorsTexts.renameDialog
  const [name, setName] = useState(factor.name)
  const { error, busy, submit } = useSubmit(async () => {
    await call('factors.rename', { id: factor.id, name })
    return texts.done(name)
  }, onDone)
  return (
    <form className="form" noValidate onSubmit={submit}>
      <InputField
        id="factor-name"
        name="name"
        label={texts.label}
        live
        error={error}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <DialogButtons text={texts.button} busy={busy} onClose={onClose} />
    </form>
  )
}

const Remove = ({ factor, isLast, onDone, onClose }: DialogProps & { isLast: boolean }) => {
  const { points, last, button, done } = factorsTexts.removeDialog
  const send = () => call('factors.remove', { id: factor.id })
  return (
    <ConfirmForm button={button} danger send={send} onDone={() => onDone(done(factor.name))} onClose={onClose}>
      <Consequences points={isLast ? [...points, last] : points} />
    </ConfirmForm>
  )
}

const Renew = ({ onDone, onClose }: { onDone: (codes: string[]) => void; onClose: () => void }) => {
  const { button, text } = factorsTexts.codes.dialog
  return (
    <ConfirmForm
      button={button}
      send={makeRecoveryCodes}
      onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
      onClose={onClose}
    >
      <p className="small soft">{text}</p>
    </ConfirmForm>
  )
}

const makeRecoveryCodes = () => call('factors.makeRecoveryCodes')
