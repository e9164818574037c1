import { useId, useState } from 'react'
import { listTexts } from '../../../content/admin/lists.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { explain } from '../calls/call.ts'
import { DeskIcon } from '../ui/icon.tsx'

/** `description` is for screen readers: what is exported. */
type Props = { load: () => Promise<Blob>; name: string; description?: string; onFailed: (text: string) => void }

/** Downloads what the filters show. */
export const ExportButton = ({ load, name, description, onFailed }: Props) => {
  const [busy, setBusy] = useState(false)
  const descriptionId = useId()
  const save = async () => {
    setBusy(true)
    try {
      download(await load(), name)
    } catch (cause) {
      if (explain(cause) !== undefined) onFailed(listTexts.exportFailed)
    }
    setBusy(false)
  }
  return (
    <>
      <BusyButton
        className="button button-quiet"
        type="button"
        busy={busy}
        aria-describedby={description && descriptionId}
        onClick={() => void save()}
      >
        {!busy && <DeskIcon name="download" />} {busy ? listTexts.exporting : listTexts.export}
      </BusyButton>
      {description && (
        <span id={descriptionId} hidden>
          {description}
        </span>
      )}
    </>
  )
}

export function download(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
