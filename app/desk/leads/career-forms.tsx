import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { erasureTexts } from '../../../content/admin/applications.ts'
import { careerFormsTexts, leadsTexts } from '../../../content/admin/leads.ts'
import type { CareerFormRow } from '../../../contract/desk-leads.ts'
import { call, explain } from '../calls/call.ts'
import { CareerFormPanel } from './career-form-panel.tsx'
import { ClearFilters } from '../lists/clear-filters.tsx'
import { useDesk } from '../frame/desk-info.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Inbox, InboxBack, InboxLink } from './inbox.tsx'
import { deskMeta } from '../frame/meta.ts'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import { Paging } from '../lists/paging.tsx'
import { retryList } from '../lists/retry-list.ts'
import { SearchField } from '../lists/search-field.tsx'
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { useLoaded } from '../calls/use-loaded.ts'
import { formatDateTime, formatShort } from '../records/dates.ts'
import { SelectField } from '../../ui/field.tsx'

export const meta = deskMeta(careerFormsTexts.title)

type Filters = ReturnType<typeof useFilters>

const home = '/admin/career-forms'

export default function CareerFormsPage() {
  const texts = careerFormsTexts
  const { id } = useParams()
  const filters = useFilters()
  const listing = { q: filters.get('q'), source: filters.get('source'), state: filters.get('state') }
  const query = { ...listing, cursor: filters.get('cursor') }
  const page = useLoaded(JSON.stringify(query), () => call('careerForms.list', query))
  const [notice, setNotice] = useState<NoticeContent>()
  const { recount } = useDesk()
  const navigate = useNavigate()

  const failed = (cause: unknown) => {
    const reason = explain(cause)
    if (reason !== undefined) setNotice({ kind: 'bad', text: reason })
  }
  const reload = async () => {
    recount()
    await page.reload()
  }
  const setHandled = async (formId: string, handled: boolean) => {
    try {
      await call('careerForms.mark', { id: formId, handled })
    } catch (cause) {
      failed(cause)
    }
    await reload()
  }
  const erased = () => {
    setNotice({ kind: 'good', text: erasureTexts.careerForm.done })
    void navigate(home, { replace: true })
    void reload()
  }

  return (
    <>
      {id !== undefined && <InboxBack to={home}>{texts.back}</InboxBack>}
      <div className="desk-head desk-head-inline">
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </div>
        <div className="desk-actions">
          <ExportButton
            load={() => call('careerForms.export', listing)}
            name="career-forms.csv"
            description={texts.exportDescription}
            onFailed={(text) => setNotice({ kind: 'bad', text })}
          />
        </div>
      </div>
      <Notice notice={notice} />
      <FilterBar filters={filters} />
      {page.error !== undefined && <ErrorState message={page.error} onRetry={() => retryList(page, filters)} />}
      {!page.data && page.error === undefined && <LoadingState />}
      {page.data?.data.length === 0 && id === undefined && <EmptyList filters={filters} />}
      {page.data && (page.data.data.length > 0 || id !== undefined) && (
        <Inbox
          list={
            <>
              <ul className="rows" aria-label={texts.list} aria-busy={page.loading}>
                {page.data.data.map((form) => (
                  <Row key={form.id} form={form} open={form.id === id} />
                ))}
              </ul>
              <Paging
                label={texts.paging}
                shown={leadsTexts.showing(page.data.data.length)}
                page={page.data}
                onGo={(cursor) => filters.set('cursor', cursor)}
              />
            </>
          }
          open={
            id === undefined ? (
              <EmptyState icon="file" title={texts.choose.title} text={texts.choose.text} />
            ) : (
              <CareerFormPanel
                key={id}
                id={id}
                onMark={(handled) => setHandled(id, handled)}
                onFailed={failed}
                onErased={erased}
              />
            )
          }
        />
      )}
    </>
  )
}

const FilterBar = ({ filters: { get, set } }: { filters: Filters }) => (
  <search className="filters">
    <SearchField
      label={careerFormsTexts.search}
      hint={careerFormsTexts.searchHint}
      value={get('q')}
      onSearch={(text) => set('q', text, { replace: true })}
    />
    <SelectField
      id="state"
      label={careerFormsTexts.state}
      value={get('state')}
      onChange={({ target }) => set('state', target.value)}
    >
      {Object.entries(careerFormsTexts.states).map(([state, name]) => (
        <option key={state} value={state}>
          {name}
        </option>
      ))}
    </SelectField>
    <SelectField
      id="source"
      label={careerFormsTexts.source}
      value={get('source')}
      onChange={({ target }) => set('source', target.value)}
    >
      <option value="">{careerFormsTexts.allSources}</option>
      {Object.entries(careerFormsTexts.sources).map(([source, name]) => (
        <option key={source} value={source}>
          {name}
        </option>
      ))}
    </SelectField>
  </search>
)

const EmptyList = ({ filters }: { filters: Filters }) =>
  filters.isFiltered ? (
    <EmptyState icon="file" title={careerFormsTexts.noMatch.title} text={careerFormsTexts.noMatch.text}>
      <ClearFilters filters={filters} />
    </EmptyState>
  ) : (
    <EmptyState icon="file" title={careerFormsTexts.empty.title} text={careerFormsTexts.empty.text} />
  )

const Row = ({ form, open }: { form: CareerFormRow; open: boolean }) => (
  <li className={open ? 'row is-open' : 'row'}>
    <p className="row-name">
      <InboxLink to={`${home}/${form.id}`} current={open}>
        {form.name}
      </InboxLink>
    </p>
    <time dateTime={form.createdAt} title={formatDateTime(form.createdAt)}>
      {formatShort(form.createdAt)}
    </time>
    <p className="row-text">{careerFormsTexts.sources[form.source] ?? form.source}</p>
    <p className="row-marks">
      {form.handledAt === null ? (
        <span className="mark mark-wait">
          <DeskIcon name="clock" /> {careerFormsTexts.open}
        </span>
      ) : (
        <span className="mark mark-good">
          <DeskIcon name="check" /> {careerFormsTexts.done(form.handledBy ?? '')}
        </span>
      )}
    </p>
  </li>
)
