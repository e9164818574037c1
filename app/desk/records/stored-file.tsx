import { applicantTexts } from '../../../content/admin/applications.ts'
import { fileSize } from '../../../contract/file-size.ts'
import { fileKind } from './contact.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'

type Props = {
  title: string
  file: { name: string; mediaType: string; size: number; verified: boolean; path: string }
  /** Must request a new URL: the one in `file` may have expired since the page was opened. */
  onDownload: () => void
}

/** A file, and whether its content was verified. It is only ever downloaded, never opened in the page. */
export const StoredFileItem = ({ title, file, onDownload }: Props) => (
  <li className="file">
    <DeskIcon name="file" />
    <div>
      <b>{title}</b>
      <small>{file.name}</small>
      <small>
        {fileKind(file.mediaType)}, {fileSize(file.size)}
      </small>
      {file.verified ? (
        <Mark kind="good" icon="shield" text={applicantTexts.checked} />
      ) : (
        <Mark kind="wait" icon="error" text={applicantTexts.unchecked} />
      )}
    </div>
    <a
      className="icon-button icon-button-bare"
      href={file.path}
      download
      aria-label={applicantTexts.download(title, file.name)}
      onClick={(event) => {
        event.preventDefault()
        onDownload()
      }}
    >
      <DeskIcon name="download" />
    </a>
  </li>
)
