import { erasureTexts } from '../../../content/admin/applications.ts'
import { careerFormsTexts } from '../../../content/admin/leads.ts'
import { WorkButton } from '../../ui/busy-button.tsx'
import { shortNumber } from '../../../content/admin/audit-text.ts'
import { call } from '../calls/call.ts'
import { Erase } from '../records/erase.tsx'
import { PersonFacts, PersonHead } from './person.tsx'
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx'
import { StoredFileItem } from '../records/stored-file.tsx'
import { useLoaded } from '../calls/use-loaded.ts'
import { useTitle } from '../frame/use-title.ts'
import { formatDateTimeZone } from '../records/dates.ts'

type Props = {
  id: string
  onMark: (handled: boolean) => Promise<void>
  onFailed: (cause: unknown) => void
  onErased: () => void
}

export const CareerFormPanel = ({ id, onMark, onFailed, onErased }: Props) => {
  const { data: form, error, missing, loading, reload } = useLoaded(id, () => call('careerForms.open', { id }))
  useTitle(form?.data.name)
  const texts = careerFormsTexts
  if (missing && !loading) return <EmptyState icon="file" title={texts.gone.title} text={texts.gone.text} />
  if (error !== undefined) return <ErrorState message={error} onRetry={reload} />
  if (!form || loading) return <LoadingState />
  const { data, resume } = form
  const toggleHandled = async () => {
    await onMark(data.handledAt === null)
    await reload()
  }
  const download = () =>
    call('careerForms.resume', { id }).then(
      (answer) => (answer.data ? location.assign(answer.data.path) : reload()),
      onFailed,
    )
  return (
    <article className="panel" aria-labelledby="form-name">
      <PersonHead
        id="form-name"
        name={data.name}
        line={texts.number(shortNumber(data.id), formatDateTimeZone(data.createdAt))}
      >
        <WorkButton className="button button-quiet button-small" work={toggleHandled}>
          {data.handledAt === null ? texts.markDone : texts.markOpen}
        </WorkButton>
      </PersonHead>
      <PersonFacts email={data.email} phone={data.phone} source={texts.sources[data.source] ?? data.source} />
      {resume ? (
        <ul className="files files-alone">
          <StoredFileItem title={texts.resume} file={resume} onDownload={() => void download()} />
        </ul>
      ) : (
        <p className="small soft">{texts.noResume}</p>
      )}
      <Erase
        texts={erasureTexts.careerForm}
        removed={erasureTexts.careerForm.removed}
        name={data.name}
        nameToType={data.name}
        erase={(input) => call('careerForms.erase', { id, ...input })}
        onErased={onErased}
      />
    </article>
  )
}
