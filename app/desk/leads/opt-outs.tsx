import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { optOutsTexts as texts, optOutWayNames } from '../../../content/admin/opt-outs.ts'
import type { OptOut } from '../../../contract/opt-out.ts'
import { WorkButton } from '../../ui/busy-button.tsx'
import { call, explain } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { EmptyList } from '../lists/empty-list.tsx'
import { FilterSearch } from '../lists/filter.tsx'
import type { DeskHandle } from '../lists/page-title.tsx'
import { Paging } from '../lists/paging.tsx'
import { filtersIn, useFilters } from '../lists/use-filters.ts'
import { formatPhone } from '../records/contact.ts'
import { formatDateTimeZone } from '../records/dates.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import { AddOptOut } from './add-opt-out.tsx'
import type { Route } from './+types/opt-outs'

export const handle = { title: texts.title, needs: 'optOuts.list' } satisfies DeskHandle

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const get = filtersIn(request)
  return call('optOuts.list', { q: get('q'), cursor: get('cursor') })
}

export default function OptOutsPage({ loaderData: page }: Route.ComponentProps) {
  const may = useMay()
  const { set } = useFilters()
  const { revalidate } = useRevalidator()
  const [notice, setNotice] = useState<NoticeContent>()
  /** Does something, says how it went, and loads the list again. */
  const act = async (work: () => Promise<string>) => {
    try {
      setNotice({ kind: 'good', text: await work() })
    } catch (cause) {
      const reason = explain(cause)
      if (reason !== undefined) setNotice({ kind: 'bad', text: reason })
    }
    void revalidate()
  }
  const takeBack = (id: string) =>
    act(async () => {
      await call('optOuts.remove', { id })
      return texts.removed
    })
  return (
    <>
      <DeskHead
        title={texts.title}
        intro={texts.intro}
        back={
          <Link className="back-link" to="/admin/leads">
            <DeskIcon name="prev" /> {texts.back}
          </Link>
        }
      />
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
              <OptOutItem key={row.id} row={row} onTakeBack={may('optOuts.remove') ? takeBack : undefined} />
            ))}
          </ul>
          <Paging
            label={texts.paging}
            shown={texts.showing(page.data.length)}
            page={page}
            onGo={(cursor) => void set('cursor', cursor)}
          />
        </>
      )}
    </>
  )
}

type ItemProps = { row: OptOut; onTakeBack: ((id: string) => Promise<void>) | undefined }

const OptOutItem = ({ row: { id, kind, contact, via, at, endedAt }, onTakeBack }: ItemProps) => {
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
      {onTakeBack && endedAt === null && (
        <WorkButton
          className="button button-plain button-small"
          aria-label={texts.removeOne(name)}
          work={() => onTakeBack(id)}
        >
          {texts.remove}
        </WorkButton>
      )}
    </li>
  )
}
