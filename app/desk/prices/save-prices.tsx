import { useState } from 'react'
import { deskTexts } from '../../../content/admin/frame.ts'
import { pricesTexts } from '../../../content/admin/prices.ts'
import type { WrittenRow } from '../../../contract/desk-prices.ts'
import type { RowChange } from '../../../contract/price-changes.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { InputField } from '../../ui/field.tsx'
import { call, CallError, explain } from '../calls/call.ts'
import { PriceChanges } from './price-changes.tsx'

/** `changes`: what differs from the version that the rows are based on. */
type Props = {
  rows: WrittenRow[]
  changes: RowChange[]
  basedOn: number | null
  onDone: (text: string) => void
  /** Somebody else has saved a newer version. */
  onConflict: () => void
  onClose: () => void
}

const texts = pricesTexts.saving

/** Asks when the new version takes effect, and saves it. */
export const SavePrices = ({ rows, changes, basedOn, onDone, onConflict, onClose }: Props) => {
  const [starts, setStarts] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const effectiveFrom = starts === '' ? null : new Date(starts).toISOString()
      const { version } = await call('deskPrices.save', { rows, basedOn, effectiveFrom })
      onDone(texts.done(version))
    } catch (cause) {
      if (cause instanceof CallError && cause.status === 409) onConflict()
      else setFailure(explain(cause))
    }
    setBusy(false)
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p>{changes.length === 0 ? texts.noChanges(rows.length) : texts.text(rows.length)}</p>
      {changes.length > 0 && <PriceChanges changes={changes} />}
      <InputField
        id="starts"
        label={texts.starts}
        help={texts.startsHelp}
        type="datetime-local"
        value={starts}
        live
        error={failure}
        onChange={({ target }) => setStarts(target.value)}
      />
      <div className="desk-actions">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {deskTexts.cancel}
        </button>
        <BusyButton className="button button-strong" type="submit" busy={busy}>
          {busy ? texts.busy : texts.confirm}
        </BusyButton>
      </div>
    </form>
  )
}
