import { applicationsTexts, stageNames } from '../../../content/admin/applications.ts'
import { dayTexts, listTexts } from '../../../content/admin/lists.ts'
import { applicationStages } from '../../../contract/application-options.ts'
import { applicationSorts, type ApplicationCount } from '../../../contract/desk-applications.ts'
import { DayFilter, firstMoment } from '../lists/day-filter.tsx'
import { FilterSearch, FilterSelect } from '../lists/filter.tsx'
import { MoreFilters } from '../lists/more-filters.tsx'
import type { GetFilter, useFilters } from '../lists/use-filters.ts'

type Filters = ReturnType<typeof useFilters>

/** The API query for the filters and the sort order. */
export const listingOf = (get: GetFilter) => ({
  q: get('q'),
  job: get('job'),
  stage: get('stage'),
  sort: get('sort'),
  erasure: get('erasure'),
  from: firstMoment(get('days')),
})

export const listPath = '/applicationlist'

export const applicantPath = (id: string) => `/ApplicantDetails/${id}`

/** “Newer” and “Older” only fit the default order. */
export const pagingLabels = (sort: string) =>
  sort === '' || sort === applicationSorts[0]
    ? { previous: listTexts.newer, next: listTexts.older }
    : { previous: listTexts.previous, next: listTexts.next }

export type FilterProps = { filters: Filters; counts: ApplicationCount[] }

export const ApplicationFilters = ({ counts }: Pick<FilterProps, 'counts'>) => (
  <search className="filters">
    <FilterSearch label={applicationsTexts.search} hint={applicationsTexts.searchHint} />
    <FilterSelect
      name="job"
      label={applicationsTexts.job}
      none={applicationsTexts.allJobs}
      options={[...jobsOf(counts)].map(([job, { title, count }]) => [job, `${title} (${count.toLocaleString('en')})`])}
    />
    <FilterSelect
      name="sort"
      label={applicationsTexts.sort}
      usual={applicationSorts[0]}
      options={applicationSorts.map((sort) => [sort, applicationsTexts.sorts[sort]])}
    />
    <MoreFilters names={['days', 'erasure']}>
      <DayFilter />
      <FilterSelect
        name="erasure"
        label={applicationsTexts.erasureRequested}
        none={applicationsTexts.all}
        options={[['requested', applicationsTexts.onlyErasure]]}
      />
    </MoreFilters>
  </search>
)

/** The jobs that have applications, with their counts; a deleted job is identified by its title. */
function jobsOf(counts: ApplicationCount[]) {
  const jobs = new Map<string, { title: string; count: number }>()
  for (const { vacancyId, jobTitle, count } of counts) {
    const job = vacancyId ?? jobTitle
    jobs.set(job, { title: jobTitle, count: (jobs.get(job)?.count ?? 0) + count })
  }
  return new Map([...jobs].toSorted(([, one], [, other]) => one.title.localeCompare(other.title)))
}

/** How many are at a stage, or at any; known per job and stage only, not for a search or a date filter. */
function countAt(stage: string, { filters: { get }, counts }: FilterProps): number | undefined {
  if (get('q') || get('days') || get('erasure')) return undefined
  const job = get('job')
  return counts
    .filter((row) => !job || (row.vacancyId ?? row.jobTitle) === job)
    .filter((row) => !stage || row.stage === stage)
    .reduce((sum, row) => sum + row.count, 0)
}

/** How many applications match the filters; undefined when that is not known. */
export const countMatching = (props: FilterProps) => countAt(props.filters.get('stage'), props)

export const StageFilter = (props: FilterProps) => {
  const { get, set } = props.filters
  return (
    <nav className="stage-filter" aria-label={applicationsTexts.stage}>
      {(['', ...applicationStages] as const).map((stage) => (
        <button
          type="button"
          key={stage}
          aria-current={get('stage') === stage ? 'true' : undefined}
          onClick={() => void set('stage', stage)}
        >
          {stage === '' ? applicationsTexts.all : stageNames[stage]}
          <StageCount isNew={stage === 'new'} count={countAt(stage, props)} />
        </button>
      ))}
    </nav>
  )
}

const StageCount = ({ isNew, count }: { isNew: boolean; count: number | undefined }) =>
  count !== undefined && (
    <span className={isNew && count > 0 ? 'count is-new' : 'count'}>{count.toLocaleString('en')}</span>
  )

/** Labels of the active filters. */
export function filterChips({ filters: { get }, counts }: FilterProps): { name: string; text: string }[] {
  const stage = applicationStages.find((known) => known === get('stage'))
  return [
    { name: 'q', text: get('q') && `“${get('q')}”` },
    { name: 'job', text: get('job') && (jobsOf(counts).get(get('job'))?.title ?? applicationsTexts.job) },
    { name: 'stage', text: stage ? stageNames[stage] : '' },
    { name: 'erasure', text: get('erasure') && applicationsTexts.erasureRequested },
    { name: 'days', text: get('days') && (dayTexts.spans[get('days')] ?? '') },
  ].filter((chip) => chip.text !== '')
}
