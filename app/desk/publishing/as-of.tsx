import { useState } from 'react'
import { Link } from 'react-router'
import { editorTexts } from '../../../content/admin/publishing.ts'
import { historyTexts } from '../../../content/admin/publishing-history.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { InputField, SelectField } from '../../ui/field.tsx'
import { call, explain } from '../calls/call.ts'
import { titled } from '../frame/meta.ts'
import type { DeskHandle } from '../lists/page-title.tsx'
import { formatDateTimeZone } from '../records/dates.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { PageFrame } from './page-frame.tsx'
import { usePagePaths } from './use-page-paths.ts'

const texts = historyTexts.asOf

export const meta = () => titled(texts.title)

export const handle = { title: texts.title, needs: 'publications.pageAsOf' } satisfies DeskHandle

type Shown = { html: string; label: string }

/** A page of the site with everything that was published at a moment. */
export default function AsOfPage() {
  const paths = usePagePaths()
  const [path, setPath] = useState('/')
  const [written, setWritten] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [shown, setShown] = useState<Shown>()
  const show = async () => {
    const at = new Date(written)
    if (Number.isNaN(at.getTime()) || at > new Date()) return setFailure(texts.past)
    setBusy(true)
    try {
      const { html } = await call('publications.pageAsOf', { path, at: at.toISOString() })
      setShown({ html, label: texts.frame(path, formatDateTimeZone(at.toISOString())) })
      setFailure(undefined)
    } catch (cause) {
      setFailure(explain(cause))
    }
    setBusy(false)
  }
  return (
    <>
      <DeskHead
        title={texts.title}
        intro={texts.intro}
        back={
          <Link className="back-link" to="/admin/publishing">
            <DeskIcon name="prev" /> {editorTexts.back}
          </Link>
        }
      />
      <form className="as-of-form" action={show}>
        <SelectField id="as-of-page" label={texts.page} value={path} onChange={({ target }) => setPath(target.value)}>
          {['/', ...paths.filter((known) => known !== '/')].map((known) => (
            <option value={known} key={known}>
              {known}
            </option>
          ))}
        </SelectField>
        <InputField
          id="as-of-moment"
          label={texts.moment}
          help={texts.momentHelp}
          type="datetime-local"
          value={written}
          live
          error={failure}
          onChange={({ target }) => setWritten(target.value)}
        />
        <BusyButton className="button button-strong" type="submit" busy={busy}>
          {busy ? texts.showing : texts.show}
        </BusyButton>
      </form>
      {shown && (
        <section className="stack" aria-labelledby="as-of-shown">
          <h2 id="as-of-shown">{shown.label}</h2>
          <p>{texts.note}</p>
          <PageFrame html={shown.html} title={shown.label} />
        </section>
      )}
    </>
  )
}
