import { useState } from 'react'
import { agentsTexts } from '../../../content/admin/agents.ts'
import { deskTexts } from '../../../content/admin/frame.ts'
import type { ImportPreview } from '../../../contract/desk-agents.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { call, explain } from '../calls/call.ts'
import { latestWork } from '../calls/latest.ts'
import { ShortList } from '../lists/short-list.tsx'
import { readText } from '../records/decode.ts'
import { CsvField } from '../ui/csv-field.tsx'

type Props = { onDone: (text: string) => void; onClose: () => void }

const texts = agentsTexts.importing

/** Shows a preview of the file first; only confirming it changes anything. */
export const AgentImport = ({ onDone, onClose }: Props) => {
  const [begin] = useState(latestWork)
  const [read, setRead] = useState<{ csv: string; encoding: string; preview: ImportPreview }>()
  const [busy, setBusy] = useState<'reading' | 'busy'>()
  const [failure, setFailure] = useState<string>()

  /** The result of the latest step, unless another one has begun in the meantime. */
  const run = async <T,>(kind: 'reading' | 'busy', step: () => Promise<T>, take: (result: T) => void) => {
    const isLatest = begin()
    setBusy(kind)
    setFailure(undefined)
    try {
      const result = await step()
      if (isLatest()) take(result)
    } catch (cause) {
      if (!isLatest()) return
      setFailure(explain(cause))
      setRead(undefined)
    }
    if (isLatest()) setBusy(undefined)
  }
  const previewFile = (file: File | undefined) => {
    setRead(undefined)
    return run(
      'reading',
      async () => {
        if (!file) return undefined
        const { text, encoding } = await readText(file)
        return { csv: text, encoding, preview: await call('deskAgents.preview', { csv: text }) }
      },
      setRead,
    )
  }
  const confirm = (csv: string, plan: string) =>
    run(
      'busy',
      () => call('deskAgents.import', { csv, plan, skipBad: bad > 0 }),
      ({ added, changed, skipped }) => onDone(texts.done(added, changed, skipped)),
    )
  const preview = read?.preview
  const plan = preview?.plan ?? null
  const bad = preview?.bad.length ?? 0
  const good = preview ? preview.added.length + preview.changed.length + preview.same : 0

  return (
    <div className="form">
      <p className="small soft">{texts.text}</p>
      <CsvField id="import-file" label={texts.file} error={failure} onChoose={(file) => void previewFile(file)} />
      <div aria-live="polite">
        {busy === 'reading' && <p>{texts.reading}</p>}
        {read && read.encoding !== 'UTF-8' && <p className="notice notice-wait">{texts.converted(read.encoding)}</p>}
        {preview && <Preview preview={preview} />}
      </div>
      <div className="desk-actions">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {deskTexts.cancel}
        </button>
        {read && plan !== null && (
          <BusyButton
            className="button button-strong"
            type="button"
            busy={busy === 'busy'}
            onClick={() => void confirm(read.csv, plan)}
          >
            {busy === 'busy' ? texts.busy : bad > 0 ? texts.confirmRest(good) : texts.confirm}
          </BusyButton>
        )}
      </div>
    </div>
  )
}

const Preview = ({ preview: { added, changed, same, bad, plan } }: { preview: ImportPreview }) => (
  <div className="import-preview">
    <p>
      <b>{texts.summary(added.length, changed.length, same)}</b> {texts.nothingYet}
    </p>
    {bad.length > 0 && (
      <>
        <h3>{texts.badTitle(bad.length)}</h3>
        <p className="small">{plan === null ? texts.badFile : texts.badText}</p>
        <ShortList items={bad.map(({ line, column, message }) => texts.bad(line, column, message))} />
      </>
    )}
    {added.length > 0 && <h3>{texts.added}</h3>}
    <ShortList items={added} />
    {changed.length > 0 && <h3>{texts.changed}</h3>}
    <ShortList items={changed} />
  </div>
)
