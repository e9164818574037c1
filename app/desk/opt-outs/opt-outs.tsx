import { optOutsTexts as texts, optOutWayNames } from '../../../content/admin/opt-outs.ts'
import type { OptOut } from '../../../contract/opt-out.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { EmptyList } from '../lists/empty-list.tsx'
import { FilterSearch } from '../lists/filter.tsx'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { Paging } from '../lists/paging.tsx'
import { filtersIn } from '../lists/use-filters.ts'
import { formatPhone } from '../records/contact.ts'
import { formatDateTimeZone } from '../records/dates.ts'
import { useNotice } from '../records/use-notice.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { Mark } from '../ui/mark.tsx'
import { Notice } from '../ui/notice.tsx'
import { AddOptOut } from './add-opt-out.tsx'
import type { Route } from './+types/opt-outs'

export const handle = { title: texts.title, needs: 'optOuts.list' } satisfies DeskHandle

export const meta = deskMeta(texts.title)

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const get = filtersIn(request)
  return call('optOuts.list', { q: get('q'), cursor: get('cursor') })
}

export default function OptOutsPage({ loaderData: page }: Route.ComponentProps) {
  const may = useMay()
  const { notice, act } = useNotice()
  const endOptOut = (id: string) => act(() => call('optOuts.remove', { id }).then(() => texts.removed))
  return (
    <>
      <DeskHead title={texts.title} intro={texts.intro} back={{ to: '/admin/leads', text: texts.back }} />
      <Notice notice={notice} />
      {may('optOuts.add') && <AddOptOut act={act} />}
      <search className="filters">
        <FilterSearch label={texts.search} hint={texts.searchHint} />
      </search>
      {page.data.length === 0 ? (
        <EmptyList icon="shield" texts={texts} />
      ) : (
        <>
          <ul className="rows plain-rows" aria-label={texts.list}>
            {page.data.map((row) => (
              <OptOutItem key={row.id} row={row} onEnd={may('optOuts.remove') ? endOptOut : undefined} />
            ))}
          </ul>
          <Paging label={texts.paging} shown={texts.showing(page.data.length)} page={page} />
        </>
      )}
    </>
  )
}

type ItemProps = { row: OptOut; onEnd: ((id: string) => Promise<void>) | undefined }

const OptOutItem = ({ row: { id, kind, contact, via, at, endedAt }, onEnd }: ItemProps) => {
  const name = contact === null ? texts.erased : kind === 'phone' ? formatPhone(contact) : contact
  return (
    <li className="row">
      <div>
        <p className="row-name">
          {name}{' '}
          {endedAt === null ? (
            <Mark kind="none" icon="dash" text={texts.active} />
          ) : (
            <Mark kind="none" icon="check" text={texts.past} />
          )}
        </p>
        <p className="row-text">
          {texts.kinds[kind]}. {texts.since(formatDateTimeZone(at), optOutWayNames[via])}.
          {endedAt !== null && ` ${texts.ended(formatDateTimeZone(endedAt))}.`}
        </p>
      </div>
      {onEnd && endedAt === null && (
        <WorkButton
          className="button button-plain button-small"
          aria-label={texts.removeOne(name)}
          work={() => onEnd(id)}
        >
          {texts.remove}
        </WorkButton>
      )}
    </li>
  )
}
