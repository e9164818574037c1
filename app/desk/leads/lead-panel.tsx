import { useState } from 'react'
import { erasureTexts } from '../../../content/admin/applications.ts'
import { leadsTexts, leadTexts, nameOf, sourceNames } from '../../../content/admin/leads.ts'
import type { ConsentRecord, LeadDetail } from '../../../contract/desk-leads.ts'
import { call } from '../calls/call.ts'
import { WorkButton } from '../../ui/busy-button.tsx'
import { shortNumber } from '../../../content/admin/audit-text.ts'
import { describeDevice } from '../records/device.ts'
import { DeliveryMark, SpamMark } from './delivery-mark.tsx'
import { Erase } from '../records/erase.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { PersonFacts, PersonHead } from './person.tsx'
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx'
import { useLoaded } from '../calls/use-loaded.ts'
import { useTitle } from '../frame/use-title.ts'
import { formatDateTimeZone, formatExactDateTime } from '../records/dates.ts'

type LeadAction = (id: string) => Promise<void>
type Props = { id: string; onRetry: LeadAction; onAccept: LeadAction; onErased: () => void }

export const LeadPanel = ({ id, onRetry, onAccept, onErased }: Props) => {
  const { data: lead, error, missing, loading, reload } = useLoaded(id, () => call('leads.open', { id }))
  useTitle(lead?.data.name)
  if (missing && !loading) return <EmptyState icon="inbox" title={leadsTexts.gone.title} text={leadsTexts.gone.text} />
  if (error !== undefined) return <ErrorState message={error} onRetry={reload} />
  if (!lead || loading) return <LoadingState />
  const { data, consent } = lead
  const thenReload = async (action: LeadAction) => {
    await action(id)
    await reload()
  }
  return (
    <article className="panel" aria-labelledby="lead-name">
      <PersonHead
        id="lead-name"
        name={data.name}
        line={leadTexts.number(shortNumber(data.id), formatDateTimeZone(data.createdAt))}
      >
        {data.suspectedSpam && <SpamMark />}
        <ConsentMark sms={consent?.sms ?? false} />
      </PersonHead>
      <PersonFacts
        email={data.email}
        phone={data.phone}
        source={[sourceName(data.source), data.page].filter(Boolean).join(', ')}
      >
        {data.reason && (
          <div>
            <dt>{leadTexts.reason}</dt>
            <dd>{data.reason}</dd>
          </div>
        )}
      </PersonFacts>
      {data.message && <p className="lead-message small">{data.message}</p>}
      {consent ? <Evidence consent={consent} /> : <p className="small soft">{leadTexts.consent.none}</p>}
      <Deliveries lead={lead} onRetry={() => thenReload(onRetry)} onAccept={() => thenReload(onAccept)} />
      <Erase
        key={id}
        texts={erasureTexts.lead}
        removed={erasureTexts.lead.removed}
        name={data.name}
        nameToType={data.name}
        erase={(input) => call('leads.erase', { id, ...input })}
        onErased={onErased}
      />
    </article>
  )
}

export const sourceName = (source: string) => nameOf(sourceNames, source)

export const ConsentMark = ({ sms }: { sms: boolean }) =>
  sms ? (
    <span className="mark mark-good">
      <DeskIcon name="shield" /> {leadsTexts.consent}
    </span>
  ) : (
    <span className="mark mark-none">
      <DeskIcon name="dash" /> {leadsTexts.noConsent}
    </span>
  )

/** The consent record for a regulator: text, time, origin, and a fingerprint of all of it. */
const Evidence = ({ consent }: { consent: ConsentRecord }) => {
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
        <span className="mark mark-good">
          <DeskIcon name="check" /> {texts.agreed}
        </span>
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
            {copied ? texts.copied : texts.copy}
          </button>
        )}
      </p>
    </section>
  )
}

type DeliveriesProps = { lead: LeadDetail; onRetry: () => Promise<void>; onAccept: () => Promise<void> }

const Deliveries = ({ lead: { data }, onRetry, onAccept }: DeliveriesProps) => {
  const texts = leadTexts.deliveries
  const failed = data.deliveries.some((delivery) => delivery.state === 'failed')
  return (
    <section className="stack" aria-labelledby="deliveries">
      <h3 id="deliveries">{texts.title}</h3>
      {data.suspectedSpam && (
        <>
          <p className="small soft">{texts.suspected}</p>
          <p>
            <WorkButton className="button button-strong button-small" work={onAccept}>
              <DeskIcon name="check" /> {leadsTexts.notSpam}
            </WorkButton>
          </p>
        </>
      )}
      {data.deliveries.length === 0 && !data.suspectedSpam && <p className="small soft">{texts.none}</p>}
      {data.deliveries.map((delivery) => (
        <p className="lead-head" key={delivery.channel}>
          <b className="small">{texts.channels[delivery.channel]}</b>
          <DeliveryMark deliveries={[delivery]} />
          <span className="small soft">
            {delivery.lastError && `${texts.lastError(delivery.lastError)}. `}
            {delivery.recordId && `${texts.record(delivery.recordId)}. `}
            {formatDateTimeZone(delivery.updatedAt)}
          </span>
        </p>
      ))}
      {failed && (
        <p>
          <WorkButton className="button button-strong button-small" work={onRetry}>
            <DeskIcon name="retry" /> {texts.retry}
          </WorkButton>
        </p>
      )}
      <p className="small soft">
        {texts.stored}, {formatDateTimeZone(data.createdAt)}
      </p>
    </section>
  )
}
