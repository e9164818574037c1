import { applicantTexts } from '../../content/admin/applications.ts'
import { fileKind, fileSize } from './contact.ts'
import { DeskIcon } from './icon.tsx'

type Props = {
  title: string
  file: { name: string; mediaType: string; size: number; verified: boolean }
  onDownload: () => void
}

/** A file and whether its content was recognized; it is saved, never opened in the page. */
export const StoredFileItem = ({ title, file, onDownload }: Props) => (
  <li className="file">
    <DeskIcon name="file" />
    <div>
      <b>{title}</b>
      <small>{file.name}</small>
      <small>
        {fileKind(file.mediaType)}, {fileSize(file.size)}
      </small>
      <span className={file.verified ? 'mark mark-good' : 'mark mark-wait'}>
        <DeskIcon name={file.verified ? 'shield' : 'error'} />{' '}
        {file.verified ? applicantTexts.checked : applicantTexts.unchecked}
      </span>
    </div>
    <button
      className="icon-button icon-button-bare"
      type="button"
      aria-label={applicantTexts.download(title, file.name)}
      onClick={onDownload}
    >
      <DeskIcon name="download" />
    </button>
  </li>
)
