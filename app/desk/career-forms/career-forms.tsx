import { careerFormsTexts as texts } from '../../../content/admin/career-forms.ts'
import { leadKeys } from '../../../content/admin/leads.ts'
import type { CareerFormRow } from '../../../contract/desk-career-forms.ts'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { FilterSearch, FilterSelect } from '../lists/filter.tsx'
import { filtersIn, useFilters, type GetFilter } from '../lists/use-filters.ts'
import { revalidateList } from '../lists/list-link.tsx'
import { pageOrFirst } from '../lists/page-or-first.ts'
import { Mark } from '../ui/mark.tsx'
import { InboxRow } from '../inbox/inbox-row.tsx'
import { Inbox } from '../inbox/inbox.tsx'
import type { Route } from './+types/career-forms'

export const handle = { title: texts.title, needs: 'careerForms.list' } satisfies DeskHandle

export const meta = deskMeta(texts.title)

const listingOf = (get: GetFilter) => ({ q: get('q'), source: get('source'), state: get('state') })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const get = filtersIn(request)
  return pageOrFirst(get('cursor'), (cursor) => call('careerForms.list', { ...listingOf(get), cursor }))
}

export const shouldRevalidate = revalidateList

const home = '/admin/career-forms'

export default function CareerFormsPage({ loaderData: page }: Route.ComponentProps) {
  const { get } = useFilters()
  return (
    <Inbox
      home={home}
      kind="career-form"
      icon="file"
      texts={texts}
      intro={texts.intro}
      page={page}
      exported={{
        name: 'career-forms.csv',
        load: () => call('careerForms.export', listingOf(get)),
        needs: 'careerForms.export',
      }}
      itemKeys={
        useMay()('careerForms.mark')
          ? [
              ['e', texts.markKey],
              ['m', leadKeys.email],
            ]
          : []
      }
      filters={<CareerFormFilters />}
      renderRow={(form) => <CareerFormItem form={form} />}
    />
  )
}

const CareerFormFilters = () => (
  <>
    <FilterSearch label={texts.search} hint={texts.searchHint} />
    <FilterSelect name="state" label={texts.state} options={Object.entries(texts.states)} />
    <FilterSelect name="source" label={texts.source} none={texts.allSources} options={Object.entries(texts.sources)} />
  </>
)

const CareerFormItem = ({ form }: { form: CareerFormRow }) => (
  <InboxRow to={`${home}/${form.id}`} row={form} text={texts.sources[form.source] ?? form.source}>
    {form.handledAt === null ? (
      <Mark kind="wait" icon="clock" text={texts.open} />
    ) : (
      <Mark kind="good" icon="check" text={texts.done(form.handledBy ?? '')} />
    )}
  </InboxRow>
)
