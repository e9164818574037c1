import { leadsTexts, leadTexts, sourceName } from '../../../content/admin/leads.ts'
import { optOutsTexts, optOutWayNames } from '../../../content/admin/opt-outs.ts'
import type { OptOut } from '../../../contract/opt-out.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { Fact } from '../../ui/facts.tsx'
import { call } from '../calls/call.ts'
import { useCopy } from '../calls/use-copy.ts'
import { useMay } from '../calls/use-may.ts'
import type { ConsentRecord } from '../../../contract/desk-leads.ts'
import { formatExactDateTime } from '../records/dates.ts'
import { download } from '../../ui/download.ts'
import { describeDevice } from '../records/device.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'

export const ConsentMark = ({ sms, isOptedOut }: { sms: boolean; isOptedOut: boolean }) =>
  isOptedOut ? (
    <Mark kind="none" icon="dash" text={optOutsTexts.active} />
  ) : sms ? (
    <Mark kind="good" icon="shield" text={leadsTexts.consent} />
  ) : (
    <Mark kind="none" icon="dash" text={leadsTexts.noConsent} />
  )

type Props = { id: string; consent: ConsentRecord; optOuts: OptOut[]; onFailed: (cause: unknown) => void }

/** The consent record for a regulator: text, time, origin, and a fingerprint of all of it. */
export const Evidence = ({ id, consent, optOuts, onFailed }: Props) => {
  const { copied, copy } = useCopy()
  const may = useMay()
  const texts = leadTexts.consent
  const rows = [
    [texts.text, consent.version],
    [texts.sms, consent.sms ? texts.smsYes : texts.smsNo],
    [texts.received, formatExactDateTime(consent.createdAt)],
    [texts.page, [sourceName(consent.source), consent.page].filter(Boolean).join(', ')],
    [texts.from, consent.isAddressHashed ? texts.hashed(consent.address) : consent.address],
    [texts.browser, consent.userAgent ? `${describeDevice(consent.userAgent)}: ${consent.userAgent}` : ''],
    ...optOuts.map(({ kind, via, at, endedAt }) => [
      texts.withdrawals[kind],
      texts.withdrawal(optOutWayNames[via], formatExactDateTime(at), endedAt && formatExactDateTime(endedAt)),
    ]),
  ].filter(([, text]) => text)
  const save = () => call('leads.exportConsent', { id }).then((file) => download(file, 'consent.txt'), onFailed)
  const lines = [consent.text, ...rows.map(([label, text]) => `${label}: ${text}`), consent.fingerprint]
  return (
    <section className="evidence" aria-labelledby="evidence">
      <h3 id="evidence">
        {texts.title}
        <Mark kind="good" icon="check" text={texts.agreed} />
      </h3>
      <blockquote>“{consent.text}”</blockquote>
      <dl className="facts facts-close">
        {rows.map(([label, text], index) => (
          <Fact key={index} term={label ?? ''}>
            {text}
          </Fact>
        ))}
        <Fact term={texts.fingerprint}>
          {consent.fingerprint && <code>{consent.fingerprint.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>}
        </Fact>
      </dl>
      <p className="desk-actions">
        <button className="button button-quiet button-small" type="button" onClick={() => print()}>
          <DeskIcon name="print" /> {texts.print}
        </button>
        {may('leads.exportConsent') && (
          <WorkButton className="button button-quiet button-small" work={save}>
            <DeskIcon name="download" /> {texts.save}
          </WorkButton>
        )}
        {copy && (
          <button
            className="button button-plain button-small"
            type="button"
            onClick={() => copy(lines.filter(Boolean).join('\n'))}
          >
            <span aria-live="polite">{copied ? <span className="appears">{texts.copied}</span> : texts.copy}</span>
          </button>
        )}
        {copied === false && (
          <span className="small" role="alert">
            {texts.notCopied}
          </span>
        )}
      </p>
    </section>
  )
}
