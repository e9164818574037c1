import { useState } from 'react'
import { deskTexts } from '../../../content/admin/frame.ts'
import { pricesTexts } from '../../../content/admin/prices.ts'
import type { ReadPrices, WrittenRow } from '../../../contract/desk-prices.ts'
import { call, explain } from '../calls/call.ts'
import { latestWork } from '../calls/latest.ts'
import { ShortList } from '../lists/short-list.tsx'
import { readText } from '../records/decode.ts'
import { CsvField } from '../ui/csv-field.tsx'

/** `losesChanges`: whether there are changes that the file replaces. */
type Props = { losesChanges: boolean; onRead: (rows: WrittenRow[]) => void; onClose: () => void }

const texts = pricesTexts.importing

/** Puts the rows of a file into the table, or lists what is wrong with them; nothing is saved. */
export const ImportPrices = ({ losesChanges, onRead, onClose }: Props) => {
  const [begin] = useState(latestWork)
  const [failure, setFailure] = useState<string>()
  const [bad, setBad] = useState<ReadPrices['bad']>([])
  const load = async (file: File | undefined) => {
    const isLatest = begin()
    setFailure(undefined)
    setBad([])
    if (!file) return
    try {
      const { text } = await readText(file)
      const read = await call('deskPrices.read', { csv: text })
      if (!isLatest()) return
      if (read.bad.length === 0) onRead(read.rows)
      else setBad(read.bad)
    } catch (cause) {
      if (isLatest()) setFailure(explain(cause))
    }
  }
  return (
    <div className="form">
      <p className="small soft">{texts.text}</p>
      {losesChanges && <p className="notice notice-wait">{texts.losesChanges}</p>}
      <CsvField id="prices-file" label={texts.file} error={failure} onChoose={(file) => void load(file)} />
      <div aria-live="polite">
        {bad.length > 0 && (
          <>
            <h3>{texts.badTitle(bad.length)}</h3>
            <p className="small">{texts.badText}</p>
            <ShortList
              items={bad.map(({ line, field, message }) => texts.bad(line, pricesTexts.columns[field], message))}
            />
          </>
        )}
      </div>
      <div className="desk-actions">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {deskTexts.cancel}
        </button>
      </div>
    </div>
  )
}
