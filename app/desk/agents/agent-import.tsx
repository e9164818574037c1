import { useState } from 'react'
import { agentsTexts } from '../../../content/admin/agents.ts'
import { deskTexts } from '../../../content/admin/frame.ts'
import type { ImportPreview } from '../../../contract/desk-agents.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { call, explain } from '../calls/call.ts'
import { ShortList } from '../lists/short-list.tsx'
import { decode } from '../records/decode.ts'
import { CsvField } from '../ui/csv-field.tsx'

type Props = { onDone: (text: string) => void; onClose: () => void }

const texts = agentsTexts.importing

/** Shows a preview of the file first; only confirming it changes anything. */
export const AgentImport = ({ onDone, onClose }: Props) => {
  const [csv, setCsv] = useState('')
  const [preview, setPreview] = useState<ImportPreview>()
  const [encoding, setEncoding] = useState<string>('UTF-8')
  const [busy, setBusy] = useState<'reading' | 'busy'>()
  const [failure, setFailure] = useState<string>()

  const run = async (kind: 'reading' | 'busy', step: () => Promise<void>) => {
    setBusy(kind)
    setFailure(undefined)
    try {
      await step()
    } catch (cause) {
      setFailure(explain(cause))
      setPreview(undefined)
    }
    setBusy(undefined)
  }
  const previewFile = (file: File | undefined) =>
    run('reading', async () => {
      setPreview(undefined)
      if (!file) return
      const { text, encoding: found } = decode(await file.arrayBuffer())
      setCsv(text)
      setEncoding(found)
      setPreview(await call('deskAgents.preview', { csv: text }))
    })
  const confirm = (plan: string) =>
    run('busy', async () => {
      const { added, changed, skipped } = await call('deskAgents.import', { csv, plan, skipBad: bad > 0 })
      onDone(texts.done(added, changed, skipped))
    })
  const plan = preview?.plan ?? null
  const bad = preview?.bad.length ?? 0
  const good = preview ? preview.added.length + preview.changed.length + preview.same : 0

  return (
    <div className="form">
      <p className="small soft">{texts.text}</p>
      <CsvField id="import-file" label={texts.file} error={failure} onChoose={(file) => void previewFile(file)} />
      <div aria-live="polite">
        {busy === 'reading' && <p>{texts.reading}</p>}
        {preview && encoding !== 'UTF-8' && <p className="notice notice-wait">{texts.converted(encoding)}</p>}
        {preview && <Preview preview={preview} />}
      </div>
      <div className="desk-actions">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {deskTexts.cancel}
        </button>
        {plan !== null && (
          <BusyButton
            className="button button-strong"
            type="button"
            busy={busy === 'busy'}
            onClick={() => void confirm(plan)}
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
