import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { enrollTexts, secondFactorTexts } from '../../../content/admin/factors.ts'
import type { AddedFactor, FactorKind } from '../../../contract/factors.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { call } from '../calls/call.ts'
import { canUsePasskeys } from '../calls/passkey-prompt.ts'
import { endSession } from '../calls/session.ts'
import { returnPath } from '../calls/sign-in-redirect.ts'
import { AddPasskey } from '../factors/add-passkey.tsx'
import { AddTotp } from '../factors/add-totp.tsx'
import { RecoveryCodes } from '../factors/recovery-codes.tsx'
import { homeOf } from '../frame/home.ts'
import { deskMeta } from '../frame/meta.ts'
import { AuthLayout, loadingLayout } from './auth-layout.tsx'
import type { Route } from './+types/second-factor'

export const meta = deskMeta(secondFactorTexts.title)

/** Nobody needs this page twice: it leads on, to where the person was going. */
export async function clientLoader() {
  const factors = await call('factors.list')
  if (factors.data.length === 0) return factors
  location.replace(destination(new URLSearchParams(location.search)))
  return new Promise<never>(() => undefined)
}

/** The list is not loaded again after the factor was added: the recovery codes stay until they are saved. */
export const shouldRevalidate = () => false

const destination = (search: URLSearchParams) => returnPath(search, homeOf(undefined))

export const HydrateFallback = loadingLayout(secondFactorTexts)

export default function SecondFactorPage({ loaderData: { username } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const [added, setAdded] = useState<AddedFactor>()
  const leave = () => location.assign(destination(search))
  if (!added)
    return (
      <AuthLayout title={secondFactorTexts.title} rules={secondFactorTexts.rules}>
        <Enrollment onAdded={setAdded} />
      </AuthLayout>
    )
  return (
    <AuthLayout title={enrollTexts.codes.title} rules={secondFactorTexts.rules}>
      <RecoveryCodes codes={added.recoveryCodes} username={username} done={secondFactorTexts.continue} onDone={leave} />
      <p className="small soft">{secondFactorTexts.doneText}</p>
    </AuthLayout>
  )
}

const Enrollment = ({ onAdded }: { onAdded: (added: AddedFactor) => void }) => {
  const [kind, setKind] = useState<FactorKind>()
  const back = { cancel: secondFactorTexts.back, onAdded, onClose: () => setKind(undefined) }
  if (kind)
    return (
      <>
        <h2>{enrollTexts[kind].title}</h2>
        {kind === 'passkey' ? <AddPasskey {...back} /> : <AddTotp {...back} />}
      </>
    )
  return (
    <>
      <p className="soft">{secondFactorTexts.text}</p>
      {canUsePasskeys() && (
        <div className="factor-choice">
          <button className="button button-strong button-wide" type="button" onClick={() => setKind('passkey')}>
            {secondFactorTexts.choosePasskey}
          </button>
          <p className="small soft">{secondFactorTexts.recommended}</p>
        </div>
      )}
      <div className="factor-choice">
        <button className="button button-quiet button-wide" type="button" onClick={() => setKind('totp')}>
          {secondFactorTexts.chooseTotp}
        </button>
        <p className="small soft">{secondFactorTexts.totpText}</p>
      </div>
      <WorkButton className="button button-plain" work={signOut}>
        {secondFactorTexts.signOut}
      </WorkButton>
    </>
  )
}

/** If the server cannot be reached, the tokens are gone all the same. */
async function signOut() {
  await call('session.signOut').catch(() => undefined)
  endSession()
  location.assign('/admin-login')
}
