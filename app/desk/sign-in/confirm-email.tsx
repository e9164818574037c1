import { useState } from 'react'
import { confirmEmailTexts } from '../../../content/admin/sign-in.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { call, explain } from '../calls/call.ts'
import { deskMeta } from '../frame/meta.ts'
import { FocusedAlert } from '../ui/focused-alert.tsx'
import { AuthLayout } from './auth-layout.tsx'

export const meta = deskMeta(confirmEmailTexts.title)

type Result = { title: string; text: string; isDone: boolean }

/** Confirms on a press, not by being opened: programs that check email open links too. */
export default function ConfirmEmailPage() {
  const [result, setResult] = useState<Result>()
  const confirm = async () => {
    try {
      const { email, username } = await call('account.confirmEmail', { secret: location.hash.slice(1) })
      const { title, text } = confirmEmailTexts.done
      setResult({ title, text: text(email, username), isDone: true })
    } catch (cause) {
      setResult({ title: confirmEmailTexts.invalid, text: explain(cause) ?? '', isDone: false })
    }
  }
  return (
    <AuthLayout title={confirmEmailTexts.title} rules={confirmEmailTexts.rules}>
      {result ? (
        <FocusedAlert className={result.isDone ? 'state' : 'state state-error'}>
          <h2>{result.title}</h2>
          <p>{result.text}</p>
        </FocusedAlert>
      ) : (
        <>
          <p className="soft">{confirmEmailTexts.text}</p>
          <WorkButton className="button button-strong button-wide" work={confirm}>
            {confirmEmailTexts.button}
          </WorkButton>
        </>
      )}
      <p className="small">
        <a href="/admin/account">{confirmEmailTexts.done.link}</a>
      </p>
    </AuthLayout>
  )
}
