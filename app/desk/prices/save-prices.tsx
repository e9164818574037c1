import { useState } from 'react'
import { pricesTexts } from '../../../content/admin/prices.ts'
import type { PriceVersionRows, WrittenRow } from '../../../contract/desk-prices.ts'
import { errorStatus } from '../../../contract/errors.ts'
import { changesBetween } from '../../../contract/price-changes.ts'
import { call, CallError } from '../calls/call.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { formatDateTimeZone } from '../records/dates.ts'
import { DateTimeField } from '../ui/date-time-field.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { PriceChanges } from './price-changes.tsx'

/** `books`: the versions that are in effect or will be, the last one to begin first. */
type Props = {
  rows: WrittenRow[]
  books: PriceVersionRows[]
  basedOn: number | null
  /** The same id for the same version: sent again, because the answer was lost, it is saved once. */
  requestIdOf: (version: string) => string
  onDone: (text: string) => void
  /** Somebody else has saved a newer version. */
  onConflict: () => void
  onClose: () => void
}

const texts = pricesTexts.saving

/** Asks when the new version takes effect, and saves it. */
export const SavePrices = ({ rows, books, basedOn, requestIdOf, onDone, onConflict, onClose }: Props) => {
  const [starts, setStarts] = useState('')
  const [now] = useState(() => new Date())
  const start = starts === '' ? now : new Date(starts)
  const replaced = books.find(({ effectiveFrom }) => new Date(effectiveFrom) <= start)
  const changes = changesBetween(replaced?.rows ?? [], rows)
  const later = books.filter(({ effectiveFrom }) => new Date(effectiveFrom) > start)
  const { error, busy, submit } = useSubmit(
    () => {
      const effectiveFrom = starts === '' ? null : new Date(starts).toISOString()
      const version = { rows, basedOn, effectiveFrom }
      const requestId = requestIdOf(JSON.stringify(version))
      return call('deskPrices.save', { ...version, requestId }).catch((cause: unknown) => {
        if (cause instanceof CallError && cause.status === errorStatus.conflict) return undefined
        throw cause
      })
    },
    (saved) => (saved ? onDone(texts.done(saved.version)) : onConflict()),
  )
  return (
    <form className="form" onSubmit={submit}>
      <p>{changes.length === 0 ? texts.noChanges(rows.length) : texts.text(rows.length, replaced?.version)}</p>
      {changes.length > 0 && <PriceChanges changes={changes} />}
      <div aria-live="polite">
        {later.map(({ version, effectiveFrom }) => (
          <p className="notice notice-wait" key={version}>
            {texts.replacedBy(version, formatDateTimeZone(effectiveFrom))}
          </p>
        ))}
      </div>
      <DateTimeField
        id="starts"
        label={texts.starts}
        help={texts.startsHelp}
        value={starts}
        live
        error={error}
        onChange={({ target }) => setStarts(target.value)}
      />
      <DialogButtons text={busy ? texts.busy : texts.confirm} busy={busy} onClose={onClose} />
    </form>
  )
}
