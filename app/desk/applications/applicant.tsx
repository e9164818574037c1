import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useParams, useRevalidator, useRouteError, type ShouldRevalidateFunctionArgs } from 'react-router'
import { applicantTexts } from '../../../content/admin/applications.ts'
import { emailTexts } from '../../../content/admin/emails.ts'
import { erasureTexts } from '../../../content/admin/erasure.ts'
import { deskTexts } from '../../../content/admin/frame.ts'
import { interviewTexts, scorecardTexts } from '../../../content/admin/hiring-work.ts'
import { noteTexts } from '../../../content/admin/notes.ts'
import type { ApplicationStage } from '../../../contract/application-options.ts'
import type { ApplicationDetail, ApplicationPlace } from '../../../contract/desk-applications.ts'
import type { PersonRecord } from '../../../contract/person.ts'
import { referenceOf } from '../../../contract/reference.ts'
import { Fact } from '../../ui/facts.tsx'
import { listingOf, listPath } from './application-filters.tsx'
import { useApplications } from './applications.tsx'
import { ApplicationEmails } from './application-emails.tsx'
import { ApplicantFiles, OpenDocument } from './applicant-files.tsx'
import { ApplicantHead } from './applicant-head.tsx'
import { AnswerGroups } from './answer-groups.tsx'
import { keyFacts } from './answers.ts'
import { HiringWork } from './hiring-work.tsx'
import { AuditSentence } from '../audit/audit-line.tsx'
import { call } from '../calls/call.ts'
import { latestWork } from '../calls/latest.ts'
import { mayConcern } from '../calls/live.ts'
import { useDeskEvents } from '../calls/use-live.ts'
import { useMay } from '../calls/use-may.ts'
import { formatPhone, telUri } from '../records/contact.ts'
import { EmailLink } from '../records/email-link.tsx'
import { Erase } from '../records/erase.tsx'
import { Notes } from '../records/notes.tsx'
import { dropDraftsOf } from '../records/use-draft.ts'
import { SamePerson } from '../records/same-person.tsx'
import { OriginFacts } from '../records/origin-facts.tsx'
import { ErasureRequest } from './erasure-request.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { titled } from '../frame/meta.ts'
import { useOnChange } from '../ui/use-on-change.ts'
import { DeclineReasonField } from './decline-reason.tsx'
import { StageBar } from './stage-bar.tsx'
import { StageMark } from './stage-mark.tsx'
import { EmptyState } from '../ui/states.tsx'
import { ListLink } from '../lists/list-link.tsx'
import { isMissing, PageError } from '../frame/page-error.tsx'
import type { DeskHandle } from '../frame/page-title.tsx'
import { filtersIn } from '../lists/use-filters.ts'
import { formatDateTime, formatDateTimeZone } from '../records/dates.ts'
import type { Route } from './+types/applicant'

const nameOf = ({ data }: ApplicationDetail) => `${data.firstName} ${data.lastName}`

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titled(
    loaderData
      ? applicantTexts.titleOf(nameOf(loaderData.opened), loaderData.opened.data.jobTitle)
      : applicantTexts.title,
  )

export const handle = { title: applicantTexts.title, needs: 'applications.open' } satisfies DeskHandle

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const [opened, place, others] = await Promise.all([
    call('applications.open', { id }),
    call('applications.place', { id, ...listingOf(filtersIn(request)) }),
    call('applications.samePerson', { id }),
  ])
  return { opened, place, others: others.data }
}

/** Opening an application is recorded, so it is not opened again for a change or another filter. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export function ErrorBoundary() {
  return isMissing(useRouteError()) ? <NoData /> : <PageError text={applicantTexts.notesKept} />
}

export default function ApplicantPage({ loaderData, params }: Route.ComponentProps) {
  return <Applicant key={params.id} {...loaderData} />
}

type Props = { opened: ApplicationDetail; place: ApplicationPlace; others: PersonRecord[] }

const Applicant = ({ opened, place, others }: Props) => {
  const { id } = opened.data
  const may = useMay()
  const [detail, update] = useState(opened)
  const [isGone, setIsGone] = useState(false)
  const { revalidate } = useRevalidator()
  const { onErased, changes } = useApplications()
  const [begin] = useState(latestWork)
  const reloadTrail = async () => {
    const isLatest = begin()
    const trail = await call('applications.trail', { id })
    const { stage, erasureRequestedAt, erasureRefusal, ...rest } = trail
    const data = { stage, erasureRequestedAt, erasureRefusal }
    if (isLatest()) update((shown) => ({ ...shown, ...rest, data: { ...shown.data, ...data } }))
    return trail
  }
  // Other failures are ignored: the change itself is saved, and its history entry appears with the next refresh.
  const follow = () => void reloadTrail().catch((cause: unknown) => setIsGone(isMissing(cause)))
  useRefreshOnFocus(follow)
  // What was selected in the list may include this application.
  useOnChange(changes, follow)
  useDeskEvents(['application'], 'other-tabs', (event) => {
    if (mayConcern(event, id)) follow()
  })
  /** After a change made here, the list and the counts in the menu are loaded again too. */
  const refresh = () => {
    follow()
    void revalidate()
  }
  if (isGone) return <NoData />
  const { data: record } = detail
  const name = nameOf(detail)
  const moved = (stage: ApplicationStage) => {
    update((shown) => ({ ...shown, data: { ...shown.data, stage } }))
    refresh()
  }
  return (
    <>
      <ApplicantHead id={id} opened={place} />
      <Summary detail={detail} name={name} />
      {may('applications.move') ? (
        <StageBar id={id} name={name} stage={record.stage} onMoved={moved} onConflict={reloadTrail} />
      ) : (
        <p className="stage-bar">
          <StageMark stage={record.stage} />
        </p>
      )}
      <Jumps />
      {record.stage === 'withdrawn' && <p className="notice notice-wait">{applicantTexts.withdrawn}</p>}
      {record.erasureRequestedAt && (
        <ErasureRequest
          id={id}
          at={record.erasureRequestedAt}
          refusal={record.erasureRefusal}
          onRefused={(erasureRefusal) => {
            update((shown) => ({ ...shown, data: { ...shown.data, erasureRefusal } }))
            refresh()
          }}
        />
      )}
      {record.stage === 'declined' && may('applications.setDeclineReason') && (
        <DeclineReasonField
          id={id}
          reason={detail.declineReason}
          onChanged={(declineReason) => {
            update((shown) => ({ ...shown, declineReason }))
            refresh()
          }}
        />
      )}
      <div className="applicant-columns">
        <OpenDocument id={id} files={detail.files} />
        <div className="applicant-answers">
          <AnswerGroups record={record} />
        </div>
        <aside className="sticky applicant-aside" aria-label={applicantTexts.aside}>
          <section className="panel" aria-labelledby="notes">
            <h2 id="notes">{noteTexts.title}</h2>
            <Notes
              id={id}
              notes={detail.notes}
              add={may('applications.addNote') ? (note) => call('applications.addNote', { id, ...note }) : undefined}
              onAdded={(note) => {
                update((shown) => ({ ...shown, notes: [note, ...shown.notes] }))
                refresh()
              }}
            />
          </section>
          <HiringWork applicant={{ id, name, firstName: record.firstName, job: record.jobTitle }} onChanged={refresh} />
          <ApplicationEmails id={id} stage={record.stage} onChanged={refresh} />
          <History detail={detail} />
          <SamePerson records={others} isPanel />
          {detail.origin && (
            <div className="panel">
              <dl className="facts facts-close small">
                <OriginFacts origin={detail.origin} />
              </dl>
            </div>
          )}
        </aside>
      </div>
      {may('applications.erase') && (
        <Erase
          id={id}
          texts={erasureTexts.application}
          removed={erasureTexts.application.removed(detail.files.length, detail.notes.length)}
          name={name}
          toType={record.lastName}
          others={others.length}
          erase={(input) => call('applications.erase', { id, ...input })}
          onErased={() => onErased(erasureTexts.application.done)}
        />
      )}
    </>
  )
}

/** Where the window is too narrow for two columns, what the team does comes after all answers. */
const Jumps = () => (
  <nav className="applicant-jumps small" aria-label={applicantTexts.jumps}>
    {[
      ['notes', noteTexts.title],
      ['interviews', interviewTexts.title],
      ['scorecards', scorecardTexts.title],
      ['emails', emailTexts.title],
      ['history', applicantTexts.history.title],
    ].map(([id, title]) => (
      <a className="tall-link" key={id} href={`#${id}`}>
        {title}
      </a>
    ))}
  </nav>
)

/** A colleague may have changed something while another window had the focus. */
function useRefreshOnFocus(refresh: () => void) {
  const onFocus = useEffectEvent(refresh)
  useEffect(() => {
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [])
}

/** Of a person who was erased while their page was open, neither the name nor what was being written remains. */
const NoData = () => {
  const { id } = useParams()
  useEffect(() => {
    document.title = deskTexts.title(applicantTexts.title)
    if (id !== undefined) dropDraftsOf(id)
  }, [id])
  return (
    <EmptyState icon="people" title={applicantTexts.noData.title} text={applicantTexts.noData.text}>
      <ListLink className="button button-quiet button-small" to={listPath}>
        {applicantTexts.noData.link}
      </ListLink>
    </EmptyState>
  )
}

const Summary = ({ detail, name }: { detail: ApplicationDetail; name: string }) => {
  const { data: record } = detail
  const initials = [record.firstName, record.lastName].map((word) => word.charAt(0).toUpperCase()).join('')
  return (
    <section className="applicant" aria-label={applicantTexts.summary}>
      <div className="applicant-name">
        <span className="monogram" aria-hidden="true">
          {initials}
        </span>
        <div>
          <h1>{name}</h1>
          <p>{applicantTexts.received(record.jobTitle, formatDateTimeZone(record.createdAt))}</p>
          <p>
            {applicantTexts.reference}: <b translate="no">{referenceOf(record.id)}</b>
          </p>
        </div>
      </div>
      <p className="applicant-contact">
        <EmailLink email={record.email}>
          <DeskIcon name="mail" />
        </EmailLink>
        <a href={telUri(record.phone)}>
          <DeskIcon name="phone" /> {formatPhone(record.phone)}
        </a>
        <span>
          <DeskIcon name="pin" /> {record.currentAddress}
        </span>
      </p>
      <dl className="key-facts">
        {keyFacts(record).map(({ label, text }, index) => (
          <Fact key={index} term={label}>
            {text}
          </Fact>
        ))}
      </dl>
      <ApplicantFiles id={record.id} files={detail.files} />
    </section>
  )
}

const History = ({ detail: { history, data } }: { detail: ApplicationDetail }) => {
  const texts = applicantTexts.history
  const may = useMay()
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history">{texts.title}</h2>
      <ol className="trail">
        {history.map((entry) => (
          <li key={entry.id}>
            <AuditSentence entry={{ ...entry, subject: null }} />
            <small>
              {entry.who ?? texts.applicant}, {formatDateTime(entry.at)}
            </small>
          </li>
        ))}
        <li>
          {texts.received}
          <small>{formatDateTime(data.createdAt)}</small>
        </li>
      </ol>
      {may('audit.list') && (
        <Link className="small" to={`/admin/audit?q=${data.id}`}>
          {texts.link}
        </Link>
      )}
    </section>
  )
}
