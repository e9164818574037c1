import { useState } from 'react'
import { forgotTexts } from '../../../content/admin/sign-in.ts'
import { adminReasons } from '../../../content/reasons/desk.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { InputField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { InvalidInput, useSubmit } from '../calls/use-submit.ts'
import { deskMeta } from '../frame/meta.ts'
import { FocusedAlert } from '../ui/focused-alert.tsx'
import { AuthLayout, loadingLayout } from './auth-layout.tsx'
import type { Route } from './+types/forgot'

export const meta = deskMeta(forgotTexts.title)

/** If the server does not respond, sending says so. */
export const clientLoader = () => call('recovery.state').catch(() => ({ byEmail: true }))

export const HydrateFallback = loadingLayout(forgotTexts)

export default function ForgotPage({ loaderData: { byEmail } }: Route.ComponentProps) {
  const { otherwise } = forgotTexts
  return (
    <AuthLayout title={forgotTexts.title} rules={forgotTexts.rules}>
      {byEmail && <RequestForm />}
      <section className="stack" aria-labelledby="otherwise">
        <h2 className="small" id="otherwise">
          {byEmail ? otherwise.withEmail : otherwise.withoutEmail}
        </h2>
        <ul className="marked-list small">
          {otherwise.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <p className="small">
        <a href="/admin-login">{forgotTexts.back}</a>
      </p>
    </AuthLayout>
  )
}

const RequestForm = () => {
  const texts = forgotTexts.byEmail
  const [username, setUsername] = useState('')
  const [isSent, setIsSent] = useState(false)
  const { error, busy, submit } = useSubmit(
    async () => {
      if (username.trim() === '') throw new InvalidInput(adminReasons['admin.username_required'])
      await call('recovery.request', { username })
    },
    () => setIsSent(true),
  )
  if (isSent)
    return (
      <FocusedAlert className="state">
        <h2>{texts.sent.title}</h2>
        <p>{texts.sent.text}</p>
      </FocusedAlert>
    )
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="soft">{texts.text}</p>
      <InputField
        id="username"
        name="username"
        label={texts.username}
        live
        error={error}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      <BusyButton className="button button-strong button-wide" type="submit" busy={busy}>
        {busy ? texts.busy : texts.button}
      </BusyButton>
    </form>
  )
}
