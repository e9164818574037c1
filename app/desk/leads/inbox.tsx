import { useEffect, useRef, useState } from 'react'
import {
  Outlet,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRevalidator,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { leadsTexts } from '../../../content/admin/leads.ts'
import { explain } from '../calls/call.ts'
import type { DeskCall } from '../calls/client-types.ts'
import { useMay } from '../calls/use-may.ts'
import { EmptyList } from '../lists/empty-list.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { ListLink } from '../lists/list-link.tsx'
import { Paging } from '../lists/paging.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon, type DeskIconName } from '../ui/icon.tsx'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import { EmptyState } from '../ui/states.tsx'

type Texts = Record<'title' | 'back' | 'list' | 'paging' | 'exportDescription', string> &
  Record<'choose' | 'empty' | 'noMatch', { title: string; text: string }>

type Props<Row> = {
  /** The URL of the list; an item adds its id. */
  home: string
  icon: DeskIconName
  texts: Texts
  intro: string
  page: { data: Row[]; prevCursor: string | null; nextCursor: string | null }
  exported: { name: string; load: () => Promise<Blob>; needs: DeskCall }
  /** Links to other pages about the same people. */
  links?: React.ReactNode
  filters: React.ReactNode
  /** Shown above the filters when something needs attention. */
  renderAlert?: (act: Act) => React.ReactNode
  renderRow: (row: Row, act: Act) => React.ReactNode
}

/** Does something, says how it went in the notice of the inbox, and loads the inbox again. */
export type Act = (work: () => Promise<string | undefined>) => Promise<void>

type Context = { act: Act; onFailed: (cause: unknown) => void; onErased: (text: string) => void }

/** For the open item. */
export const useInbox = () => useOutletContext<Context>()

/** Opening an item is recorded, so that it is not opened again for another filter. */
export const revalidateItem = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

/** What people sent: a list with filters, and beside it the open item, which is a child route. */
export const Inbox = <Row extends { id: string }>(inbox: Props<Row>) => {
  const { home, icon, texts, intro, page, exported } = inbox
  const may = useMay()
  const { id } = useParams()
  const filters = useFilters()
  const isLoading = useNavigation().state !== 'idle'
  const [notice, setNotice] = useState<NoticeContent>()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()

  const onFailed = (cause: unknown) => {
    const reason = explain(cause)
    if (reason !== undefined) setNotice({ kind: 'bad', text: reason })
  }
  const act: Act = async (work) => {
    try {
      const text = await work()
      if (text !== undefined) setNotice({ kind: 'good', text })
    } catch (cause) {
      onFailed(cause)
    }
    await revalidate()
  }
  const erased = async (text: string) => {
    setNotice({ kind: 'good', text })
    await navigate(home, { replace: true })
    await revalidate()
  }
  const context: Context = { act, onFailed, onErased: (text) => void erased(text) }

  return (
    <>
      {id !== undefined && (
        <ListLink className="back-link inbox-back" to={home}>
          <DeskIcon name="prev" /> {texts.back}
        </ListLink>
      )}
      <DeskHead title={texts.title} intro={intro} inline>
        {inbox.links}
        {may(exported.needs) && (
          <ExportButton
            {...exported}
            description={texts.exportDescription}
            onFailed={(text) => setNotice({ kind: 'bad', text })}
          />
        )}
      </DeskHead>
      <Notice notice={notice} />
      {inbox.renderAlert?.(act)}
      <search className="filters">{inbox.filters}</search>
      {page.data.length === 0 && id === undefined ? (
        <EmptyList icon={icon} texts={texts} />
      ) : (
        <SideBySide
          list={
            <>
              <ul className="rows" aria-label={texts.list} aria-busy={isLoading}>
                {page.data.map((row) => (
                  <li className={row.id === id ? 'row is-open' : 'row'} key={row.id}>
                    {inbox.renderRow(row, act)}
                  </li>
                ))}
              </ul>
              <Paging
                label={texts.paging}
                shown={leadsTexts.showing(page.data.length)}
                page={page}
                onGo={(cursor) => void filters.set('cursor', cursor)}
              />
            </>
          }
          open={
            id === undefined ? (
              <EmptyState icon={icon} title={texts.choose.title} text={texts.choose.text} />
            ) : (
              <Outlet context={context} key={id} />
            )
          }
        />
      )}
    </>
  )
}

/**
 * A list beside the open item, which stays in view while the list scrolls. On a phone the open item replaces the list,
 * with a link back to its row.
 */
const SideBySide = ({ list, open }: { list: React.ReactNode; open: React.ReactNode }) => {
  const { id } = useParams()
  const rows = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shownId = useRef(id)
  useEffect(() => {
    const previousId = shownId.current
    if (previousId === id) return
    shownId.current = id
    panel.current?.scrollTo(0, 0)
    // Side by side, the focus stays. On a phone, it moves to the list or the item that is now visible.
    if (id !== undefined && !rows.current?.checkVisibility()) {
      panel.current?.focus({ preventScroll: true })
      scrollTo(0, 0)
    }
    if (id === undefined && !panel.current?.checkVisibility())
      rows.current?.querySelector<HTMLElement>(`[href*="${previousId}"]`)?.focus()
  }, [id])
  return (
    <div className={id === undefined ? 'inbox' : 'inbox has-open'}>
      <div className="leads" ref={rows}>
        {list}
      </div>
      <div className={id === undefined ? 'inbox-open inbox-hint' : 'inbox-open'} ref={panel} tabIndex={-1}>
        {open}
      </div>
    </div>
  )
}
