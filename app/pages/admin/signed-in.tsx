import { useCallback, useEffect, useMemo, useState } from 'react'
import { Outlet } from 'react-router'
import { deskTexts } from '../../../content/admin/frame.ts'
import { DeskInfo } from '../../../contract/desk.ts'
import { call } from '../../desk/call.ts'
import { DeskContext } from '../../desk/desk-info.tsx'
import { Rail } from '../../desk/rail.tsx'
import { goToSignIn } from '../../desk/sign-in-way.ts'
import { LoadingState } from '../../desk/states.tsx'
import { useSession } from '../../desk/use-session.ts'
import { Alert } from '../../ui/alert.tsx'

/** The frame of the desk. Whoever is not signed in sees it empty and is led to the sign-in page. */
export default function SignedIn() {
  const { isIn, lost } = useSession()
  const { info, recount } = useInfo(isIn)

  return (
    <DeskContext value={useMemo(() => ({ info, recount }), [info, recount])}>
      <div className="desk-frame">
        <Rail info={info} />
        <main className="desk-main" id="main">
          {isIn ? <Outlet /> : <LoadingState />}
          <noscript>
            <p className="notice notice-bad">{deskTexts.noScript}</p>
          </noscript>
        </main>
      </div>
      <Alert alert={lost ? { kind: 'error', ...deskTexts.expired } : undefined} onClose={() => goToSignIn('expired')} />
    </DeskContext>
  )
}

const minute = 60_000

/** Loaded when the desk opens, when a page asks for it, and now and then while somebody works, which keeps them signed in. */
function useInfo(isIn: boolean) {
  const [info, setInfo] = useState<DeskInfo>()
  const recount = useCallback(() => {
    // The frame does without its counts; what matters fails in the page itself.
    call(DeskInfo, '/api/admin/desk').then(setInfo, () => undefined)
  }, [])
  useEffect(() => {
    if (!isIn) return undefined
    recount()
    let last = Date.now()
    const work = () => {
      if (Date.now() - last < 5 * minute) return
      last = Date.now()
      recount()
    }
    addEventListener('keydown', work)
    addEventListener('pointerdown', work)
    return () => {
      removeEventListener('keydown', work)
      removeEventListener('pointerdown', work)
    }
  }, [isIn, recount])
  return { info, recount }
}
