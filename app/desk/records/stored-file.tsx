import { applicantTexts } from '../../../content/admin/applications.ts'
import { documentTexts, fileKinds, otherFileKind } from '../../../content/admin/documents.ts'
import { fileSize } from '../../../contract/file-size.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'

type Props = {
  title: string
  file: { name: string; mediaType: string; size: number; verified: boolean; path: string }
  /** Must request a new URL: the one in `file` may have expired since the page was opened. */
  onDownload: () => void
  /** Undefined for a file that cannot be read inside the desk. */
  onRead?: (() => void) | undefined
}

/** A file, and whether its content was verified. */
export const StoredFileItem = ({ title, file, onDownload, onRead }: Props) => (
  <li className="file">
    <DeskIcon name="file" />
    <div>
      <b>{title}</b>
      <small>{file.name}</small>
      <small>
        {fileKinds[file.mediaType] ?? otherFileKind}, {fileSize(file.size)}
      </small>
      {file.verified ? (
        <Mark kind="good" icon="shield" text={applicantTexts.checked} />
      ) : (
        <Mark kind="wait" icon="error" text={applicantTexts.unchecked} />
      )}
      {onRead && (
        <button
          className="button button-quiet button-small"
          type="button"
          aria-label={documentTexts.read(title, file.name)}
          onClick={onRead}
        >
          <DeskIcon name="eye" /> {documentTexts.readShort}
        </button>
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
