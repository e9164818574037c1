import { useState } from 'react'
import { deskTexts } from '../../../content/admin/frame.ts'
import { pricesTexts } from '../../../content/admin/prices.ts'
import type { WrittenRow } from '../../../contract/desk-prices.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { InputField } from '../../ui/field.tsx'
import { call, explain } from '../calls/call.ts'

type Props = { rows: WrittenRow[]; basedOn: number | null; onDone: (text: string) => void; onClose: () => void }

const texts = pricesTexts.saving

/** Asks when the new version takes effect, and saves it. */
export const SavePrices = ({ rows, basedOn, onDone, onClose }: Props) => {
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
      setFailure(explain(cause))
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
      <p>{texts.text(rows.length)}</p>
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
