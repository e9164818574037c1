import { useState } from 'react'
import { leadsTexts, leadTexts } from '../../../content/admin/leads.ts'
import type { ConsentRecord } from '../../../contract/desk-leads.ts'
import { formatExactDateTime } from '../records/dates.ts'
import { describeDevice } from '../records/device.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { sourceName } from './lead-row.tsx'

export const ConsentMark = ({ sms }: { sms: boolean }) =>
  sms ? (
    <Mark kind="good" icon="shield" text={leadsTexts.consent} />
  ) : (
    <Mark kind="none" icon="dash" text={leadsTexts.noConsent} />
  )

/** The consent record for a regulator: text, time, origin, and a fingerprint of all of it. */
export const Evidence = ({ consent }: { consent: ConsentRecord }) => {
  const [copied, setCopied] = useState(false)
  const texts = leadTexts.consent
  const rows = [
    [texts.text, consent.version],
    [texts.sms, consent.sms ? texts.smsYes : texts.smsNo],
    [texts.received, formatExactDateTime(consent.createdAt)],
    [texts.page, [sourceName(consent.source), consent.page].filter(Boolean).join(', ')],
    [texts.from, consent.address],
    [texts.browser, consent.userAgent ? `${describeDevice(consent.userAgent)}: ${consent.userAgent}` : ''],
  ].filter(([, text]) => text)
  const copy = async () => {
    const lines = [consent.text, ...rows.map(([label, text]) => `${label}: ${text}`), consent.fingerprint]
    await navigator.clipboard.writeText(lines.join('\n'))
    setCopied(true)
  }
  return (
    <section className="evidence" aria-labelledby="evidence">
      <h3 id="evidence">
        {texts.title}
        <Mark kind="good" icon="check" text={texts.agreed} />
      </h3>
      <blockquote>“{consent.text}”</blockquote>
      <dl className="facts facts-close">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.fingerprint}</dt>
          <dd>
            <code>{consent.fingerprint.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </dd>
        </div>
      </dl>
      <p className="desk-actions">
        <button className="button button-quiet button-small" type="button" onClick={() => print()}>
          <DeskIcon name="print" /> {texts.print}
        </button>
        {'clipboard' in globalThis.navigator && (
          <button className="button button-plain button-small" type="button" onClick={() => void copy()}>
            <span aria-live="polite">{copied ? <span className="appears">{texts.copied}</span> : texts.copy}</span>
          </button>
        )}
      </p>
    </section>
  )
}
