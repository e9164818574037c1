import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { kindNames, publishingTexts as texts } from '../../../content/admin/publishing.ts'
import { publicationKinds, type PublicationKind } from '../../../contract/publication-content.ts'
import type { PublicationSummary } from '../../../contract/publication.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { call } from '../calls/call.ts'
import { useLivePage } from '../calls/use-live.ts'
import { useMay } from '../calls/use-may.ts'
import { EmptyList } from '../lists/empty-list.tsx'
import { FilterSearch, FilterSelect } from '../lists/filter.tsx'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { useFilters, type GetFilter } from '../lists/use-filters.ts'
import { formatDateTimeZone, formatShort } from '../records/dates.ts'
import { newId } from '../records/new-id.ts'
import { useNotice } from '../records/use-notice.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/publishing'

export const handle = { title: texts.title, needs: 'publications.list' } satisfies DeskHandle

export const meta = deskMeta(texts.title)

export const clientLoader = () => call('publications.list')

export default function PublishingPage({ loaderData: { publications } }: Route.ComponentProps) {
  const { get } = useFilters()
  const may = useMay()
  const navigate = useNavigate()
  const { notice, report } = useNotice()
  useLivePage(['publication'])
  const shown = publications.filter((item) => matches(item, get)).toSorted(newestFirst)
  /** By kind, the keys of new items whose answer has not arrived: pressed again, it is one item. */
  const newKeys = useRef(new Map<PublicationKind, string>())
  const edit = async (item: { kind: PublicationKind; key?: string; newKey?: string }) => {
    try {
      const { id } = await call('publications.create', item)
      await navigate(`/admin/publishing/${id}`)
    } catch (cause) {
      report(cause)
    }
  }
  const add = (kind: PublicationKind) => {
    const newKey = newKeys.current.get(kind) ?? newId()
    newKeys.current.set(kind, newKey)
    return edit({ kind, newKey })
  }
  return (
    <>
      <DeskHead title={texts.title} intro={may('publications.create') ? texts.intro : texts.readIntro}>
        <Link className="button button-quiet" to="/admin/publishing/as-of">
          {texts.asOf}
        </Link>
        {may('publications.create') &&
          publicationKinds.map((kind) => (
            <WorkButton className="button button-quiet" key={kind} work={() => add(kind)}>
              <DeskIcon name="plus" /> {kindNames[kind].add}
            </WorkButton>
          ))}
      </DeskHead>
      <Notice notice={notice} />
      <search className="filters">
        <FilterSearch label={texts.search} hint={texts.searchHint} />
        <FilterSelect
          name="kind"
          label={texts.kind}
          none={texts.everyKind}
          options={publicationKinds.map((kind) => [kind, kindNames[kind].many])}
        />
        <FilterSelect name="state" label={texts.state} options={Object.entries(texts.states)} />
      </search>
      {shown.length === 0 ? (
        <EmptyList icon="file" texts={texts} />
      ) : (
        <ul className="rows publication-rows" aria-label={texts.list}>
          {shown.map((item) => (
            <Row item={item} onEdit={edit} key={`${item.kind} ${item.key}`} />
          ))}
        </ul>
      )}
    </>
  )
}

function matches({ kind, title, key, ...item }: PublicationSummary, get: GetFilter): boolean {
  const words = get('q').toLowerCase()
  const states: Record<string, boolean> = {
    '': true,
    changed: item.isChanged,
    waiting: item.isWaiting,
    scheduled: item.scheduledFor !== null,
  }
  return (
    (get('kind') === '' || get('kind') === kind) &&
    (states[get('state')] ?? item.state === get('state')) &&
    `${title} ${key}`.toLowerCase().includes(words)
  )
}

/** Items that nobody has changed here come last, by kind and title. */
const newestFirst = (one: PublicationSummary, other: PublicationSummary) =>
  (other.changedAt ?? '').localeCompare(one.changedAt ?? '') ||
  publicationKinds.indexOf(one.kind) - publicationKinds.indexOf(other.kind) ||
  one.title.localeCompare(other.title)

type RowProps = { item: PublicationSummary; onEdit: (item: { kind: PublicationKind; key: string }) => Promise<void> }

const Row = ({ item, onEdit }: RowProps) => {
  const mayEdit = useMay()('publications.create')
  const title = item.title || texts.untitled
  const moment = item.changedAt && formatShort(item.changedAt)
  return (
    <li className="row">
      <div>
        <p className="row-name">
          {item.id === null && mayEdit && (
            <WorkButton className="link-button" work={() => onEdit({ kind: item.kind, key: item.key })}>
              {title}
            </WorkButton>
          )}
          {item.id === null && !mayEdit && title}
          {item.id !== null && <Link to={`/admin/publishing/${item.id}`}>{title}</Link>}
        </p>
        <p className="row-text">
          {kindNames[item.kind].one}
          {moment && `. ${item.by === null ? moment : texts.by(item.by, moment)}`}
        </p>
      </div>
      <p className="cluster">
        <StateMark state={item.state} />
        {item.isChanged && item.state !== 'draft' && <Mark kind="wait" icon="edit" text={texts.changed} />}
        {item.isWaiting && <Mark kind="wait" icon="clock" text={texts.waiting} />}
        {item.scheduledFor && (
          <Mark kind="none" icon="calendar" text={texts.scheduled(formatDateTimeZone(item.scheduledFor))} />
        )}
      </p>
    </li>
  )
}

const looks = {
  files: { kind: 'none', icon: 'file' },
  draft: { kind: 'wait', icon: 'edit' },
  published: { kind: 'good', icon: 'check' },
  upcoming: { kind: 'none', icon: 'calendar' },
  ended: { kind: 'none', icon: 'clock' },
  withdrawn: { kind: 'none', icon: 'dash' },
} as const

const StateMark = ({ state }: { state: PublicationSummary['state'] }) => (
  <Mark {...looks[state]} text={texts.marks[state]} />
)
