import { useId } from 'react'
import { listTexts } from '../../../content/admin/lists.ts'
import { download } from '../../ui/download.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { explain } from '../calls/call.ts'
import { DeskIcon } from '../ui/icon.tsx'

/** `description` is for screen readers: what is exported. */
type Props = { load: () => Promise<Blob>; name: string; description?: string; onFailed: (text: string) => void }

/** Downloads what the filters show. */
export const ExportButton = ({ load, name, description, onFailed }: Props) => {
  const descriptionId = useId()
  const save = () =>
    load()
      .then((file) => download(file, name))
      .catch((cause: unknown) => explain(cause) !== undefined && onFailed(listTexts.exportFailed))
  return (
    <>
      <WorkButton
        className="button button-quiet"
        aria-describedby={description && descriptionId}
        work={save}
        during={listTexts.exporting}
      >
        <DeskIcon name="download" /> {listTexts.export}
      </WorkButton>
      {description && (
        <span id={descriptionId} hidden>
          {description}
        </span>
      )}
    </>
  )
}
