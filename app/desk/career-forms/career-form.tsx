import { useRouteError } from 'react-router'
import { erasureTexts } from '../../../content/admin/erasure.ts'
import { shortNumber } from '../../../content/admin/audit-text.ts'
import { emailTexts } from '../../../content/admin/emails.ts'
import { careerFormsTexts as texts } from '../../../content/admin/career-forms.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { titled } from '../frame/meta.ts'
import { revalidateList } from '../lists/list-link.tsx'
import { isMissing, LoadError } from '../frame/page-error.tsx'
import { formatDateTimeZone } from '../records/dates.ts'
import { StoredFileItem } from '../records/stored-file.tsx'
import { EmptyState } from '../ui/states.tsx'
import { useShortcuts } from '../ui/use-shortcuts.ts'
import { InboxEmails } from '../inbox/inbox-emails.tsx'
import { useInbox } from '../inbox/inbox.tsx'
import { PersonPanel } from '../inbox/person-panel.tsx'
import { useColleague } from '../inbox/use-colleague.ts'
import type { Route } from './+types/career-form'

export const meta: Route.MetaFunction = ({ loaderData }) => titled(loaderData?.data.name ?? texts.title)

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [form, others] = await Promise.all([call('careerForms.open', { id }), call('careerForms.samePerson', { id })])
  return { ...form, others: others.data }
}

export const shouldRevalidate = revalidateList

export function ErrorBoundary() {
  if (!isMissing(useRouteError())) return <LoadError />
  return <EmptyState icon="file" title={texts.gone.title} text={texts.gone.text} />
}

export default function CareerFormPanel({
  loaderData: { data, origin, others, resume },
  params: { id },
}: Route.ComponentProps) {
  const { act, actAndGoOn, onFailed, onErased } = useInbox()
  const news = useColleague('career-form', id, data)
  const may = useMay()
  const isOpen = data.handledAt === null
  const toggleHandled = () => call('careerForms.mark', { id, handled: isOpen }).then(() => undefined)
  const mark = () => (isOpen ? actAndGoOn(toggleHandled) : act(toggleHandled))
  useShortcuts({ e: may('careerForms.mark') && isOpen ? () => void mark() : undefined })
  // The link in the page may have expired, so each download asks for a new one.
  const download = () =>
    call('careerForms.resume', { id }).then(({ data: file }) => file && location.assign(file.path), onFailed)
  return (
    <PersonPanel
      person={data}
      line={texts.number(shortNumber(data.id), formatDateTimeZone(data.createdAt))}
      source={texts.sources[data.source] ?? data.source}
      origin={origin}
      others={others}
      marks={
        may('careerForms.mark') && (
          <WorkButton className="button button-quiet button-small" work={mark}>
            {isOpen ? texts.markDone : texts.markOpen}
          </WorkButton>
        )
      }
      news={news && texts.colleague(news.who)}
      erasure={erasureTexts.careerForm}
      toType={data.name}
      erase={may('careerForms.erase') ? (input) => call('careerForms.erase', { id, ...input }) : undefined}
      onErased={() => onErased(erasureTexts.careerForm.done)}
    >
      {resume ? (
        <ul className="files files-alone">
          <StoredFileItem title={texts.resume} file={resume} onDownload={() => void download()} />
        </ul>
      ) : (
        <p className="small soft">{texts.noResume}</p>
      )}
      <InboxEmails
        kind="career-form"
        id={id}
        templatesPage="/admin/hiring-templates"
        load={() => call('careerForms.emails', { id })}
        send={
          may('careerForms.sendEmail')
            ? (email, handled) => call('careerForms.sendEmail', { id, ...email, handled })
            : undefined
        }
        undo={(batchId) => call('careerForms.undoEmails', { batchId })}
        done={emailTexts.handled}
      />
    </PersonPanel>
  )
}
