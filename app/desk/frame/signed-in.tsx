import { useEffect, useState } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { deskTexts } from '../../../content/admin/frame.ts'
import type { DeskInfo } from '../../../contract/desk.ts'
import { call, CallError } from '../calls/call.ts'
import { followChanges } from '../calls/live.ts'
import { goToSignIn } from '../calls/sign-in-redirect.ts'
import { useGathered } from '../calls/use-live.ts'
import { mayCall } from '../calls/use-may.ts'
import { keepDraftsOf } from '../records/use-draft.ts'
import { useSession } from '../calls/use-session.ts'
import { revalidatePage } from '../lists/list-link.tsx'
import { deskHandles, PageTitle } from './page-title.tsx'
import { LoadingState } from '../ui/states.tsx'
import { useOnChange } from '../ui/use-on-change.ts'
import { Alert } from '../../ui/alert.tsx'
import { OutsideRole } from './outside-role.tsx'
import { Pending } from './pending.tsx'
import { Rail } from './rail.tsx'
import { focusWithoutScrolling } from './use-kept-focus.ts'
import type { Route } from './+types/signed-in'

/** The frame works without the counts; if the server is down, the page itself reports it. */
export async function clientLoader(): Promise<DeskInfo | undefined> {
  try {
    const info = await call('desk.info')
    keepDraftsOf(info.username)
    return info
  } catch (cause) {
    if (cause instanceof CallError) return undefined
    throw cause
  }
}

/** On every page and after every change, but not for another filter. */
export const shouldRevalidate = revalidatePage

/** The page as the server sends it: without data. */
export const HydrateFallback = () => (
  <Frame info={undefined}>
    <PageTitle />
    <LoadingState />
  </Frame>
)

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  const { isHidden, changeLost } = useSession()
  useActivity()
  useFocusOnPages()
  useEffect(followChanges, [])
  const info = useLiveInfo(loaderData)
  return (
    <>
      <Pending />
      <Frame info={info}>{isHidden ? <LoadingState /> : <Page info={info} />}</Frame>
      <Alert
        alert={changeLost ? { kind: 'error', ...deskTexts.expired } : undefined}
        onClose={() => goToSignIn('expired')}
      />
    </>
  )
}

/** The page, if the role of the person includes what it loads. */
const Page = ({ info }: { info: DeskInfo | undefined }) => {
  const handles = deskHandles(useMatches())
  const isAllowed = !info || handles.every(({ needs }) => mayCall(info.role, needs))
  return isAllowed ? <Outlet /> : <OutsideRole info={info} />
}

const Frame = ({ info, children }: { info: DeskInfo | undefined; children: React.ReactNode }) => (
  <div className="desk-frame">
    <Rail info={info} />
    <main className="desk-main" id="main">
      {children}
      <noscript>
        <p className="notice notice-bad">{deskTexts.noScript}</p>
      </noscript>
    </main>
  </div>
)

/** The counts in the menu follow what colleagues and visitors do, on every page. */
function useLiveInfo(loaded: DeskInfo | undefined): DeskInfo | undefined {
  const [later, setLater] = useState<{ than: DeskInfo | undefined; info: DeskInfo | undefined }>()
  useGathered(['lead', 'application', 'career-form', 'admin'], () => {
    clientLoader().then(
      (info) => setLater({ than: loaded, info }),
      () => undefined,
    )
  })
  return later?.than === loaded ? later?.info : loaded
}

const minute = 60_000

/** Someone who works on one page for a long time stays signed in. */
function useActivity() {
  useEffect(() => {
    let last = Date.now()
    const onActivity = () => {
      if (Date.now() - last < 5 * minute) return
      last = Date.now()
      // If it fails, the next call reports it.
      clientLoader().catch(() => undefined)
    }
    const leaving = new AbortController()
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, onActivity, { signal: leaving.signal })
    return () => leaving.abort()
  }, [])
}

/** A page opened from the menu gets the focus, and the menu of a phone closes. */
function useFocusOnPages() {
  const { pathname } = useLocation()
  useOnChange(pathname, () => {
    const menu = document.getElementById('desk-menu')
    if (!menu?.contains(document.activeElement)) return
    menu.hidePopover()
    focusWithoutScrolling(document.querySelector<HTMLElement>('main h1'))
  })
}
