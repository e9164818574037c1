import { useState } from 'react'
import { applicantTexts, fileNames } from '../../../content/admin/applications.ts'
import type { StoredFile } from '../../../contract/desk-applications.ts'
import { call, explain } from '../calls/call.ts'
import { documentKind } from '../documents/document-kind.ts'
import { DocumentPanel, showDocument } from '../documents/document-panel.tsx'
import { StoredFileItem } from '../records/stored-file.tsx'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import { useOnChange } from '../ui/use-on-change.ts'
import { useApplications } from './applications.tsx'

/** The documents that came with an application, to be read or downloaded. */
export const ApplicantFiles = ({ id, files }: { id: string; files: StoredFile[] }) => {
  const [notice, setNotice] = useState<NoticeContent>()
  const { onRead } = useApplications()
  const download = async (role: StoredFile['role']) => {
    setNotice(undefined)
    try {
      location.assign(await findFile(id, role))
    } catch (cause) {
      if (explain(cause) !== undefined) setNotice({ kind: 'bad', text: applicantTexts.downloadFailed })
    }
  }
  return (
    <>
      <h2 className="visually-hidden" id="files">
        {applicantTexts.files}
      </h2>
      <ul className="files">
        {files
          .filter((file) => file.role !== 'signatureImage')
          .map((file) => (
            <StoredFileItem
              key={file.role}
              title={fileNames[file.role]}
              file={file}
              onDownload={() => void download(file.role)}
              onRead={documentKind(file) && (() => onRead(file.role))}
            />
          ))}
      </ul>
      <Notice notice={notice} />
    </>
  )
}

/** The links in the page may have expired, so a file is always opened with a new one. */
async function findFile(id: string, role: StoredFile['role']): Promise<string> {
  const { data } = await call('applications.files', { id })
  const path = data.find((file) => file.role === role)?.path
  if (path === undefined) throw new Error(`The ${role} no longer exists.`)
  return path
}

/** The file that is being read, if this applicant has one. */
export const OpenDocument = ({ id, files }: { id: string; files: StoredFile[] }) => {
  const { reading, onRead } = useApplications()
  useOnChange(reading, showDocument)
  const file = files.find(({ role }) => role === reading)
  const kind = file && documentKind(file)
  return (
    file &&
    kind && (
      <DocumentPanel
        key={file.role}
        kind={kind}
        mediaType={file.mediaType}
        title={fileNames[file.role]}
        findPath={() => findFile(id, file.role)}
        onClose={() => onRead(undefined)}
      />
    )
  )
}
