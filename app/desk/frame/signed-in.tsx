import { useCallback, useEffect, useMemo, useState } from 'react'
import { Outlet } from 'react-router'
import { deskTexts } from '../../../content/admin/frame.ts'
import type { DeskInfo } from '../../../contract/desk.ts'
import { call } from '../calls/call.ts'
import { DeskContext } from './desk-info.tsx'
import { Rail } from './rail.tsx'
import { goToSignIn } from '../calls/sign-in-redirect.ts'
import { LoadingState } from '../ui/states.tsx'
import { useSession } from '../calls/use-session.ts'
import { Alert } from '../../ui/alert.tsx'

/** The frame of the desk. Without a session it stays empty and redirects to the sign-in page. */
export default function SignedIn() {
  const { isSignedIn, changeLost } = useSession()
  const { info, recount } = useDeskInfo(isSignedIn)

  return (
    <DeskContext value={useMemo(() => ({ info, recount }), [info, recount])}>
      <div className="desk-frame">
        <Rail info={info} />
        <main className="desk-main" id="main">
          {isSignedIn ? <Outlet /> : <LoadingState />}
          <noscript>
            <p className="notice notice-bad">{deskTexts.noScript}</p>
          </noscript>
        </main>
      </div>
      <Alert
        alert={changeLost ? { kind: 'error', ...deskTexts.expired } : undefined}
        onClose={() => goToSignIn('expired')}
      />
    </DeskContext>
  )
}

const minute = 60_000

/** Reloads on request, and at most every five minutes on user activity, which keeps the session alive. */
function useDeskInfo(isSignedIn: boolean) {
  const [info, setInfo] = useState<DeskInfo>()
  const recount = useCallback(() => {
    // The frame works without counts; if the server is down, the page itself reports it.
    call('desk.info').then(setInfo, () => undefined)
  }, [])
  useEffect(() => {
    if (!isSignedIn) return undefined
    recount()
    let last = Date.now()
    const onActivity = () => {
      if (Date.now() - last < 5 * minute) return
      last = Date.now()
      recount()
    }
    addEventListener('keydown', onActivity)
    addEventListener('pointerdown', onActivity)
    return () => {
      removeEventListener('keydown', onActivity)
      removeEventListener('pointerdown', onActivity)
    }
  }, [isSignedIn, recount])
  return { info, recount }
}
