import { useEffect, useState } from 'react'
import { pictureTexts as texts } from '../../../../content/admin/articles.ts'
import { acceptedPictures, type StoredPicture } from '../../../../contract/picture.ts'
import { InputField, TextField } from '../../../ui/field.tsx'
import { latestWork } from '../../calls/latest.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { uploadPicture } from './upload-picture.ts'

type Done = (picture: StoredPicture, alt: string) => void

type Props = { title: string; open: boolean; onDone: Done; onClose: () => void }

/** Adds a picture together with what it shows, so that none is without. */
export const PictureDialog = ({ title, open, onDone, onClose }: Props) => (
  <Confirm title={title} open={open} onClose={onClose}>
    <PictureFields onDone={onDone} onClose={onClose} />
  </Confirm>
)

const PictureFields = ({ onDone, onClose }: Pick<Props, 'onDone' | 'onClose'>) => {
  const [begin] = useState(latestWork)
  const [stored, setStored] = useState<StoredPicture & { preview: string }>()
  const [alt, setAlt] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => () => URL.revokeObjectURL(stored?.preview ?? ''), [stored])
  const upload = async (file: File | undefined) => {
    const isLatest = begin()
    setStored(undefined)
    setProblem(undefined)
    setBusy(file !== undefined)
    if (!file) return
    const result = await uploadPicture(file)
    if (!isLatest()) return
    setBusy(false)
    if ('picture' in result) setStored({ ...result.picture, preview: URL.createObjectURL(file) })
    else setProblem(result.problem)
  }
  const finish = () => {
    setIsTried(true)
    if (!stored) setProblem(texts.fileRequired)
    if (stored && alt.trim()) onDone(stored, alt.trim())
  }
  return (
    <div className="form">
      <InputField
        id="picture-file"
        label={texts.file}
        help={texts.fileHelp}
        type="file"
        accept={acceptedPictures}
        live
        error={problem}
        onChange={({ target }) => void upload(target.files?.[0])}
      />
      <div aria-live="polite">
        {busy && <p className="small soft">{texts.preparing}</p>}
        {stored && (
          <img className="picture-added" src={stored.preview} width={stored.width} height={stored.height} alt="" />
        )}
        {stored && <p className="small soft">{texts.ready}</p>}
      </div>
      <TextField
        id="picture-alt"
        label={texts.alt}
        help={texts.altHelp}
        error={isTried && !alt.trim() ? texts.altRequired : undefined}
        rows={2}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <DialogButtons text={texts.add} busy={busy} onPress={finish} onClose={onClose} />
    </div>
  )
}
