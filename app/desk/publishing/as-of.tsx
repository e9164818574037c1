import { useState } from 'react'
import { editorTexts } from '../../../content/admin/publishing.ts'
import { historyTexts } from '../../../content/admin/publishing-history.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { InvalidInput, useSubmit } from '../calls/use-submit.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { formatDateTimeZone } from '../records/dates.ts'
import { DateTimeField } from '../ui/date-time-field.tsx'
import { DeskHead } from '../ui/desk-head.tsx'
import { PageFrame } from './page-frame.tsx'
import { readPagePaths } from './read-page-paths.ts'
import type { Route } from './+types/as-of'

const texts = historyTexts.asOf

export const handle = { title: texts.title, needs: 'publications.pageAsOf' } satisfies DeskHandle

export const meta = deskMeta(texts.title)

/** None while the site map cannot be read. */
export const clientLoader = () => readPagePaths().catch((): string[] => [])

/** A page of the site with everything that was published at a moment. */
export default function AsOfPage({ loaderData: paths }: Route.ComponentProps) {
  const [path, setPath] = useState('/')
  const [written, setWritten] = useState('')
  const [shown, setShown] = useState<{ html: string; label: string }>()
  const { error, busy, submit } = useSubmit(async () => {
    const at = new Date(written)
    if (Number.isNaN(at.getTime()) || at > new Date()) throw new InvalidInput(texts.past)
    const { html } = await call('publications.pageAsOf', { path, at: at.toISOString() })
    return { html, label: texts.frame(path, formatDateTimeZone(at.toISOString())) }
  }, setShown)
  return (
    <>
      <DeskHead title={texts.title} intro={texts.intro} back={{ to: '/admin/publishing', text: editorTexts.back }} />
      <form className="as-of-form" onSubmit={submit}>
        <SelectField
          id="as-of-page"
          label={texts.page}
          value={path}
          onChange={({ target }) => setPath(target.value)}
          options={['/', ...paths.filter((known) => known !== '/')].map((known) => [known, known])}
        />
        <DateTimeField
          id="as-of-moment"
          label={texts.moment}
          help={texts.momentHelp}
          value={written}
          live
          error={error}
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
