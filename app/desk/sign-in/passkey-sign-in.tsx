import { useEffect, useEffectEvent, useState } from 'react'
import { passkeySignInTexts } from '../../../content/admin/factors.ts'
import type { SignedIn } from '../../../contract/admin.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { call, CallError, explain } from '../calls/call.ts'
import { askPasskey, canOfferInField, canUsePasskeys, offerInField } from '../calls/passkey-prompt.ts'
import { DeskIcon } from '../ui/icon.tsx'

/** Signs in with a passkey alone: by a button, and by choosing it in the field for the username. */
export const PasskeySignIn = ({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void }) => {
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const signIn = async (ask: typeof askPasskey) => {
    const passkey = await ask(await call('session.passkeyOptions', {}))
    onSignedIn(await call('session.passkey', { passkey }))
  }
  const offer = useEffectEvent(async () => {
    if (await canOfferInField()) await signIn(offerInField)
  })
  useEffect(() => {
    offer().catch((cause: unknown) => {
      // Nobody asked for it, so only an answer that was refused is worth a message.
      if (cause instanceof CallError && cause.status === 422) setError(cause.message)
    })
  }, [])
  const press = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await signIn(askPasskey)
    } catch (cause) {
      setError(explain(cause))
      setBusy(false)
    }
  }
  // Most browsers can: the page is rendered with the button, so that nothing moves when it becomes usable.
  if (hydrated && !canUsePasskeys()) return null
  return (
    <div className="form">
      <p className="small soft sign-in-or">{passkeySignInTexts.or}</p>
      <BusyButton
        className="button button-quiet button-wide"
        type="button"
        disabled={!hydrated}
        busy={busy}
        onClick={() => void press()}
      >
        <DeskIcon name="key" /> {busy ? passkeySignInTexts.busy : passkeySignInTexts.button}
      </BusyButton>
      <div role="alert">{error !== undefined && <p className="notice notice-bad">{error}</p>}</div>
    </div>
  )
}
