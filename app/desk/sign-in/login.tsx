import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { useSearchParams } from 'react-router'
import { stepTexts } from '../../../content/admin/factors.ts'
import { signInTexts } from '../../../content/admin/sign-in.ts'
import { adminReasons } from '../../../content/reasons/desk.ts'
import { forgotPath } from '../../../contract/paths.ts'
import type { Reason } from '../../../contract/reasons.ts'
import { call, CallError } from '../calls/call.ts'
import type { SignedIn } from '../../../contract/admin.ts'
import type { StepNeeded } from '../../../contract/factors.ts'
import { AuthLayout } from './auth-layout.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SecondStep } from './second-step.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { startOf } from '../frame/home.ts'
import { deskMeta } from '../frame/meta.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { chooseKeep, chosenKeep, storeTokens } from '../calls/session.ts'
import { returnPath } from '../calls/sign-in-redirect.ts'
import { StorageBlocked } from '../calls/storage.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { InputField } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { inlineScript } from '../../rendering/inline-scripts.ts'
import holdEnter from './hold-enter.ts?inline-script'

const holdScript = inlineScript(holdEnter)

export const meta = deskMeta(signInTexts.title)

export default function LoginPage() {
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SignInFailure>()
  const [step, setStep] = useState<StepNeeded>()
  const [asksForCode, setAsksForCode] = useState(false)
  const reason = search.get('reason')
  const entered = useHeldEnter()

  const finish = ({ role, ...tokens }: SignedIn) => {
    if (tokens.sessionId === '') throw new CallError(200, signInTexts.noTokens)
    storeTokens(tokens)
    location.assign(returnPath(search, startOf(role)))
  }

  const submit = async (form: HTMLFormElement) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await call('session.signIn', credentialsIn(form))
      if (!('stepToken' in answer)) return finish(answer)
      setStep(answer)
      setBusy(false)
    } catch (cause) {
      const found = failureOf(cause)
      setFailure(found)
      setBusy(false)
      if (found.isAccount) setAsksForCode(true)
      if (found.wrongCredentials) form.querySelector<HTMLElement>('#password')?.focus()
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  if (step)
    return (
      <AuthLayout title={stepTexts.title} rules={signInTexts.rules}>
        <SecondStep
          step={step}
          onSignedIn={finish}
          onOver={(message) => {
            setStep(undefined)
            setFailure(message === undefined ? undefined : { message })
          }}
        />
      </AuthLayout>
    )

  return (
    <AuthLayout title={signInTexts.title} rules={signInTexts.rules}>
      {reason === 'expired' && !failure && (
        <div className="state">
          <DeskIcon name="out" />
          <h2>{signInTexts.expired.title}</h2>
          <p>{signInTexts.expired.text}</p>
        </div>
      )}
      {(reason === 'registered' || reason === 'recovered') && !failure && (
        <p className="notice notice-good">
          <DeskIcon name="check" /> {signInTexts[reason]}
        </p>
      )}
      {reason === 'added' && !failure && (
        <p className="notice notice-good">
          <DeskIcon name="check" />
          <span>
            {signInTexts.added.text} <a href="/admin/admins">{signInTexts.added.link}</a>
          </span>
        </p>
      )}
      <div role="alert">
        {failure?.minutes !== undefined && (
          <div className="state state-error">
            <DeskIcon name="clock" />
            <h2>{signInTexts.held.title}</h2>
            <p>{failure.isAccount ? failure.message : signInTexts.held.text(failure.minutes)}</p>
          </div>
        )}
      </div>
      <script dangerouslySetInnerHTML={holdScript} />
      {/* Until hydration the button is disabled, so that no password can end up in a URL. The inputs are uncontrolled,
          so that what was typed before is kept. */}
      <form className="form" method="post" ref={entered} onSubmit={onSubmit} suppressHydrationWarning>
        <InputField
          id="username"
          name="username"
          label={signInTexts.username}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          id="password"
          name="password"
          label={signInTexts.password}
          error={failure?.minutes === undefined ? failure?.message : undefined}
        />
        {asksForCode && (
          <InputField
            id="code"
            name="code"
            label={signInTexts.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <StayChoice />
        <BusyButton className="button button-strong button-wide" type="submit" disabled={!hydrated} busy={busy}>
          {busy ? signInTexts.busy : signInTexts.button}
        </BusyButton>
      </form>
      <PasskeySignIn onSignedIn={finish} />
      <FirstRun />
    </AuthLayout>
  )
}

/** Sends a form in which Enter was pressed before hydration. */
function useHeldEnter() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current?.dataset['held'] === undefined) return
    delete form.current.dataset['held']
    form.current.requestSubmit()
  }, [])
  return form
}

/** As it is shown: a box may be checked before hydration, and what was chosen stays after a second step. */
const StayChoice = () => {
  const box = useRef<HTMLInputElement>(null)
  const choose = () => chooseKeep(box.current?.checked ? 'device' : 'tab')
  const begin = useEffectEvent(choose)
  useEffect(() => begin(), [])
  return (
    <Checkbox id="stay" ref={box} defaultChecked={chosenKeep() === 'device'} onChange={choose}>
      {signInTexts.stay}
    </Checkbox>
  )
}

function credentialsIn(form: HTMLFormElement) {
  const data = new FormData(form)
  const textOf = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const code = textOf('code').trim()
  return { username: textOf('username'), password: textOf('password'), ...(code !== '' && { code }) }
}

/**
 * `minutes`: how long to wait after too many attempts. `isAccount`: waiting is not the only way, because a known device
 * can sign in now. `wrongCredentials`: the password field gets the focus.
 */
type SignInFailure = { message: string; minutes?: number; isAccount?: boolean; wrongCredentials?: boolean }

function failureOf(cause: unknown): SignInFailure {
  if (cause instanceof StorageBlocked) return { message: cause.message }
  if (!(cause instanceof CallError) || cause.status === 0) return { message: signInTexts.unexpected }
  if (cause.status === 200) return { message: signInTexts.noTokens }
  const isBusy = cause.reason === ('admin.too_many_people' satisfies Reason)
  return {
    message: cause.serverMessage || adminReasons['admin.login_failed'],
    ...(cause.status === 429 && !isBusy && { minutes: Math.max(1, Math.ceil(cause.retryAfter / 60)) }),
    isAccount: cause.reason === ('admin.account_held' satisfies Reason),
    wrongCredentials: cause.status === 401,
  }
}

/** On a new site nobody can sign in yet, so the page links to the registration. */
const FirstRun = () => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    call('registration.state').then(
      (state) => setOpen(state.open),
      () => undefined,
    )
  }, [])
  if (!open)
    return (
      <p className="small">
        <a href={forgotPath}>{signInTexts.forgot}</a>
      </p>
    )
  return (
    <p className="small">
      {signInTexts.firstRun.text} <a href="/admin-register">{signInTexts.firstRun.link}</a>
    </p>
  )
}
