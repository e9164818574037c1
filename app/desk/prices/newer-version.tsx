import { Link } from 'react-router'
import { pricesTexts } from '../../../content/admin/prices.ts'
import type { PriceVersion, WrittenRow } from '../../../contract/desk-prices.ts'
import { mergeEdits } from '../../../contract/price-changes.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { call } from '../calls/call.ts'
import { FocusedAlert } from '../ui/focused-alert.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { countryName } from './price-names.ts'

type Props = {
  newest: PriceVersion
  /** The rows of the newest version, those being edited, and the version that these are based on. */
  theirs: WrittenRow[]
  mine: WrittenRow[]
  basedOn: number | null
  onMerged: (rows: WrittenRow[], text: string) => void
  onFailed: (cause: unknown) => void
}

const { newer: texts, canceled: canceledTexts } = pricesTexts

/** A colleague has saved while prices were being edited: neither may overwrite the other without knowing. */
export const NewerVersion = ({ newest: { version, by }, theirs, mine, basedOn, onMerged, onFailed }: Props) => {
  const merge = async () => {
    try {
      const { rows, both } = mergeEdits({ base: await rowsOf(basedOn), mine, theirs })
      const conflicts = both.length > 0 ? [texts.both(version, both.map(countryName))] : []
      onMerged(rows, [texts.merged(version), ...conflicts].join(' '))
    } catch (cause) {
      onFailed(cause)
    }
  }
  return (
    <FocusedAlert className="notice notice-wait">
      <DeskIcon name="clock" />
      <span>
        {texts.text(version, by ?? texts.somebody)}{' '}
        <Link className="tall-link" to={`/admin/prices/${version}`}>
          {texts.show(version)}
        </Link>
      </span>
      <WorkButton className="button button-quiet button-small" work={merge}>
        {texts.merge}
      </WorkButton>
    </FocusedAlert>
  )
}

const rowsOf = async (version: number | null): Promise<WrittenRow[]> =>
  version === null ? [] : (await call('deskPrices.open', { id: String(version) })).rows

/** The version that was being edited is not there anymore: its prices must not be saved without knowing. */
export const CanceledVersion = ({ version, onKeep }: { version: number; onKeep: () => void }) => (
  <FocusedAlert className="notice notice-wait">
    <DeskIcon name="clock" />
    <span>{canceledTexts.text(version)}</span>
    <button className="button button-quiet button-small" type="button" onClick={onKeep}>
      {canceledTexts.keep}
    </button>
  </FocusedAlert>
)
