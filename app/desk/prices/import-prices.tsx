import { useState } from 'react'
import { deskTexts } from '../../../content/admin/frame.ts'
import { pricesTexts } from '../../../content/admin/prices.ts'
import type { WrittenRow } from '../../../contract/desk-prices.ts'
import { InputField } from '../../ui/field.tsx'
import { call, explain } from '../calls/call.ts'
import { decode } from '../records/decode.ts'

type Props = { onRead: (rows: WrittenRow[]) => void; onClose: () => void }

const texts = pricesTexts.importing

/** Puts the rows of a file into the table, where they are checked; nothing is saved. */
export const ImportPrices = ({ onRead, onClose }: Props) => {
  const [failure, setFailure] = useState<string>()
  const read = async (file: File | undefined) => {
    setFailure(undefined)
    if (!file) return
    try {
      const { rows } = await call('deskPrices.read', { csv: decode(await file.arrayBuffer()).text })
      onRead(rows)
    } catch (cause) {
      setFailure(explain(cause))
    }
  }
  return (
    <div className="form">
      <p className="small soft">{texts.text}</p>
      <InputField
        id="prices-file"
        label={texts.file}
        type="file"
        accept=".csv,text/csv"
        live
        error={failure}
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <div className="desk-actions">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {deskTexts.cancel}
        </button>
      </div>
    </div>
  )
}
