import type { applicationPage } from '../../../content/pages/job-application.ts'
import { fileSize } from '../../../contract/file-size.ts'
import type { Progress } from '../send-form.ts'

type Props = {
  texts: typeof applicationPage.form.sending
  /** The names of the files that are still being read. */
  reading: string[]
  progress: Progress | undefined
  onCancel: () => void
}

/** Upload progress, with a button to cancel. */
export const SendingBar = ({ texts, reading, progress, onCancel }: Props) => {
  const { loaded, total } = progress ?? { loaded: 0, total: 0 }
  const percent = total > 0 ? Math.floor((100 * loaded) / total) : 0
  const upload = total > 0 && loaded === total ? texts.waiting : texts.part(fileSize(loaded), fileSize(total), percent)
  return (
    <div className="sending-bar">
      <progress className="meter" value={percent} max={100} aria-label={texts.meter} />
      <output className="small">{reading.length > 0 ? texts.reading(reading) : upload}</output>
      <button className="button button-quiet" type="button" onClick={onCancel}>
        {texts.cancel}
      </button>
    </div>
  )
}
