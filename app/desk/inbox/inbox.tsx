import { useEffect, useEffectEvent, useRef } from 'react'
import {
  Outlet,
  useLocation,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRevalidator,
} from 'react-router'
import { inboxTexts, leadsTexts } from '../../../content/admin/leads.ts'
import { listTexts } from '../../../content/admin/lists.ts'
import type { SubjectKind } from '../../../contract/audit.ts'
import type { DeskCall } from '../calls/client-types.ts'
import { useGathered } from '../calls/use-live.ts'
import { useMay } from '../calls/use-may.ts'
import { EmptyList } from '../lists/empty-list.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { isInUse } from '../lists/is-in-use.ts'
import { ListLink } from '../lists/list-link.tsx'
import { Paging } from '../lists/paging.tsx'
import { useNotice, type Act } from '../records/use-notice.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon, type DeskIconName } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { ShortcutHelp } from '../ui/shortcut-help.tsx'
import { EmptyState } from '../ui/states.tsx'
import { useOnChange } from '../ui/use-on-change.ts'
import { useShortcuts } from '../ui/use-shortcuts.ts'
import { useHeldList } from './use-held-list.ts'

type Texts = Record<'title' | 'back' | 'list' | 'paging' | 'exportDescription', string> &
  Record<'choose' | 'empty' | 'noMatch', { title: string; text: string }>

type Props<Row> = {
  /** The URL of the list; an item adds its id. */
  home: string
  /** What its items are. */
  kind: SubjectKind
  icon: DeskIconName
  texts: Texts
  intro: string
  page: { data: Row[]; prevCursor: string | null; nextCursor: string | null }
  exported: { name: string; load: () => Promise<Blob>; needs: DeskCall }
  /** Links to other pages about the same people. */
  links?: React.ReactNode
  filters: React.ReactNode
  order?: Parameters<typeof leadsTexts.showing>[1]
  /** The keys of the open item, with what they do. */
  itemKeys: readonly (readonly [key: string, text: string])[]
  /** Shown above the filters when something needs attention. */
  renderAlert?: (act: Act) => React.ReactNode
  renderRow: (row: Row, act: Act) => React.ReactNode
}

/** `actAndGoOn` opens the next item when it went well. */
type Context = { act: Act; actAndGoOn: Act; onFailed: (cause: unknown) => void; onErased: (text: string) => void }

/** For the open item. */
export const useInbox = () => useOutletContext<Context>()

/** What people sent: a list with filters, and beside it the open item, which is a child route. */
export const Inbox = <Row extends { id: string; createdAt: string }>(inbox: Props<Row>) => {
  const { home, kind, icon, texts, intro, page, exported, order = 'newest' } = inbox
  const may = useMay()
  const { id } = useParams()
  const isLoading = useNavigation().state !== 'idle'
  const { notice, setNotice, report, attempt, act } = useNotice()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()

  const rows = useRef<HTMLUListElement>(null)
  const list = useHeldList(page.data)
  useGathered([kind], () => {
    if (isInUse(rows.current)) list.hold()
    void revalidate()
  })

  const { search } = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  /** What has the focus in the open item may be about to leave. */
  const keepFocus = () => {
    if (panel.current?.contains(document.activeElement)) panel.current.focus({ preventScroll: true })
  }
  const open = async (row: Row | undefined) => {
    if (!row) return
    keepFocus()
    await navigate(`${home}/${row.id}${search}`, { replace: true, preventScrollReset: true })
  }
  const index = list.shown.findIndex((row) => row.id === id)
  const next = list.shown[index + 1]
  const previous = index > 0 ? list.shown[index - 1] : undefined
  useShortcuts({
    j: () => void open(next),
    k: () => void open(previous),
    '/': () => document.getElementById('q')?.focus(),
  })
  const actAndGoOn: Act = async (work) => {
    if (await attempt(work)) {
      keepFocus()
      await open(next ?? previous)
    }
    await revalidate()
  }
  const erased = async (text: string) => {
    setNotice({ kind: 'good', text })
    await navigate(home, { replace: true })
    await revalidate()
  }
  const context: Context = { act, actAndGoOn, onFailed: report, onErased: (text) => void erased(text) }

  return (
    <>
      {id !== undefined && (
        <ListLink className="back-link inbox-back" to={home}>
          <DeskIcon name="prev" /> {texts.back}
        </ListLink>
      )}
      <DeskHead title={texts.title} intro={intro} inline>
        {inbox.links}
        <ShortcutHelp keys={[...listKeys, ...inbox.itemKeys]} />
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
            page.data.length === 0 ? (
              <EmptyList icon={icon} texts={texts} />
            ) : (
              <>
                {list.waiting > 0 && (
                  <p className="new-rows">
                    <button className="button button-strong button-small" type="button" onClick={list.show}>
                      {inboxTexts.showNew(list.waiting)}
                    </button>
                  </p>
                )}
                <ul className="rows" ref={rows} aria-label={texts.list} aria-busy={isLoading}>
                  {list.shown.map((row) => (
                    <li className={row.id === id ? 'row is-open' : 'row'} key={row.id}>
                      {inbox.renderRow(row, act)}
                    </li>
                  ))}
                </ul>
                <Paging
                  label={texts.paging}
                  shown={leadsTexts.showing(list.shown.length, order)}
                  page={page}
                  labels={order === 'oldest' ? { previous: listTexts.older, next: listTexts.newer } : undefined}
                />
              </>
            )
          }
          open={
            id === undefined ? (
              <EmptyState icon={icon} title={texts.choose.title} text={texts.choose.text} />
            ) : (
              <Outlet context={context} key={id} />
            )
          }
          panel={panel}
          onNothingOpen={() => void open(list.shown[0])}
        />
      )}
    </>
  )
}

const listKeys = [
  ['j', inboxTexts.keys.next],
  ['k', inboxTexts.keys.previous],
  ['/', inboxTexts.keys.search],
] as const

type SideBySideProps = {
  list: React.ReactNode
  open: React.ReactNode
  /** Around the open item. */
  panel: React.RefObject<HTMLDivElement | null>
  /** Side by side, something is always open. */
  onNothingOpen: () => void
}

/**
 * A list beside the open item, which stays in view while the list scrolls. On a phone the open item replaces the list,
 * with a link back to its row.
 */
const SideBySide = ({ list, open, panel, onNothingOpen }: SideBySideProps) => {
  const { id } = useParams()
  const rows = useRef<HTMLDivElement>(null)
  useOnChange(id, (previousId) => {
    panel.current?.scrollTo(0, 0)
    // Side by side, the focus stays. On a phone, it moves to the list or the item that is now visible.
    if (id !== undefined && !rows.current?.checkVisibility()) {
      panel.current?.focus({ preventScroll: true })
      scrollTo(0, 0)
    }
    if (id === undefined && !panel.current?.checkVisibility())
      rows.current?.querySelector<HTMLElement>(`[href*="${previousId}"]`)?.focus()
  })
  const openOne = useEffectEvent(() => {
    if (panel.current?.checkVisibility()) onNothingOpen()
  })
  useEffect(() => {
    if (id === undefined) openOne()
  }, [id])
  return (
    <div className={id === undefined ? 'inbox' : 'inbox has-open'}>
      <div className="inbox-rows" ref={rows}>
        {list}
      </div>
      <div className={id === undefined ? 'inbox-open inbox-hint' : 'inbox-open'} ref={panel} tabIndex={-1}>
        {open}
      </div>
    </div>
  )
}
