import { useRevalidator, useRouteError } from 'react-router'
import { shortNumber } from '../../../content/admin/audit-text.ts'
import { emailTexts } from '../../../content/admin/emails.ts'
import { erasureTexts } from '../../../content/admin/erasure.ts'
import { inquiryReasonName, leadsTexts, leadTexts, shownName, sourceName } from '../../../content/admin/leads.ts'
import { noteTexts } from '../../../content/admin/notes.ts'
import type { LeadDetail, LeadRow } from '../../../contract/desk-leads.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { titled } from '../frame/meta.ts'
import { revalidateList } from '../lists/list-link.tsx'
import { isMissing, LoadError } from '../frame/page-error.tsx'
import { formatDateTimeZone } from '../records/dates.ts'
import { Notes } from '../records/notes.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { EmptyState } from '../ui/states.tsx'
import { ConsentMark, Evidence } from './consent-record.tsx'
import { DeliveryMark, SpamMark } from './lead-marks.tsx'
import { InboxEmails } from '../inbox/inbox-emails.tsx'
import { useInbox } from '../inbox/inbox.tsx'
import { acceptLead, retryLeads } from './lead-actions.ts'
import { leadNews } from './lead-news.ts'
import { LeadNotice } from './lead-notice.tsx'
import { LeadSteps } from './lead-steps.tsx'
import { LeadWorkControls } from './lead-work.tsx'
import { PersonPanel } from '../inbox/person-panel.tsx'
import { useColleague } from '../inbox/use-colleague.ts'
import type { Route } from './+types/lead'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titled(loaderData ? shownName(loaderData.data.name) : leadsTexts.title)

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { id } = params
  const [lead, owners, others] = await Promise.all([
    call('leads.open', { id }),
    call('leads.owners'),
    call('leads.samePerson', { id }),
  ])
  return { ...lead, owners: owners.data, others: others.data }
}

export const shouldRevalidate = revalidateList

export function ErrorBoundary() {
  if (!isMissing(useRouteError())) return <LoadError />
  return <EmptyState icon="inbox" title={leadsTexts.gone.title} text={leadsTexts.gone.text} />
}

export default function LeadPanel({ loaderData: lead, params: { id } }: Route.ComponentProps) {
  const { onErased, onFailed } = useInbox()
  const { revalidate } = useRevalidator()
  const may = useMay()
  const { data, consent, optOuts, notes, owners, others } = lead
  const news = useColleague<LeadRow>('lead', id, data)
  return (
    <PersonPanel
      person={{ ...data, name: shownName(data.name) }}
      line={leadTexts.number(shortNumber(data.id), formatDateTimeZone(data.createdAt))}
      source={[sourceName(data.source), data.page].filter(Boolean).join(', ')}
      reason={inquiryReasonName(data.reason)}
      origin={data.origin}
      others={others}
      marks={
        <>
          {data.suspectedSpam && <SpamMark />}
          <ConsentMark sms={consent?.sms ?? false} isOptedOut={optOuts.some(({ endedAt }) => endedAt === null)} />
        </>
      }
      news={news && leadNews(news)}
      top={
        <>
          {data.message && <p className="lead-message small">{data.message}</p>}
          <LeadSteps lead={data} owners={owners} />
        </>
      }
      erasure={data.name ? erasureTexts.lead : erasureTexts.reducedLead}
      toType={data.name || shortNumber(id)}
      erase={may('leads.erase') ? (input) => call('leads.erase', { id, ...input }) : undefined}
      onErased={() => onErased(erasureTexts.lead.done)}
    >
      <LeadWorkControls lead={data} owners={owners} />
      <LeadNotice lead={data} />
      <InboxEmails
        kind="lead"
        id={id}
        templatesPage="/admin/lead-templates"
        load={() => call('leads.emails', { id })}
        send={
          may('leads.sendEmail') ? (email, answered) => call('leads.sendEmail', { id, ...email, answered }) : undefined
        }
        undo={(batchId) => call('leads.undoEmails', { batchId })}
        done={emailTexts.answered}
      />
      <section className="stack" aria-labelledby="notes">
        <h3 id="notes">{noteTexts.title}</h3>
        <Notes
          id={id}
          notes={notes}
          add={may('leads.addNote') ? (note) => call('leads.addNote', { id, ...note }) : undefined}
          onAdded={() => void revalidate()}
        />
      </section>
      {consent ? (
        <Evidence id={id} consent={consent} optOuts={optOuts} onFailed={onFailed} />
      ) : (
        <p className="small soft">{leadTexts.consent.none}</p>
      )}
      <Deliveries lead={lead} />
    </PersonPanel>
  )
}

const Deliveries = ({ lead: { data } }: { lead: LeadDetail }) => {
  const { act } = useInbox()
  const may = useMay()
  const texts = leadTexts.deliveries
  const failed = data.deliveries.some((delivery) => delivery.state === 'failed')
  return (
    <section className="stack" aria-labelledby="deliveries">
      <h3 id="deliveries">{texts.title}</h3>
      {data.suspectedSpam && (
        <>
          <p className="small soft">{texts.suspected}</p>
          {may('leads.accept') && (
            <p>
              <WorkButton className="button button-strong button-small" work={() => act(() => acceptLead(data.id))}>
                <DeskIcon name="check" /> {leadsTexts.notSpam}
              </WorkButton>
            </p>
          )}
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
      {failed && may('leads.retry') && (
        <p>
          <WorkButton className="button button-strong button-small" work={() => act(() => retryLeads(data.id))}>
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
