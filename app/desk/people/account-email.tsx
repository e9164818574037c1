import { useState } from 'react'
import { accountTexts } from '../../../content/admin/people.ts'
import type { AccountEmail } from '../../../contract/recovery.ts'
import { BusyButton, WorkButton } from '../ui/busy-button.tsx'
import { InputField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { useSubmit } from '../calls/use-submit.ts'
import type { useNotice } from '../records/use-notice.ts'

const texts = accountTexts.email

type Props = { account: AccountEmail } & Pick<ReturnType<typeof useNotice>, 'act' | 'say'>

/** The address that a recovery link can be sent to, once it is confirmed. */
export const EmailPanel = ({ account: { email, pending, byEmail }, act, say }: Props) => {
  const remove = () => act(() => call('account.removeEmail').then(() => texts.removed))
  return (
    <section className="panel" aria-labelledby="email-title">
      <h2 id="email-title">{texts.title}</h2>
      <p className="small soft">{byEmail ? texts.text : texts.none}</p>
      {email !== null && <p>{texts.confirmed(email)}</p>}
      {pending !== null && <p>{texts.pending(pending)}</p>}
      {byEmail && <EmailForm isChange={email !== null} say={say} />}
      {(email !== null || pending !== null) && (
        <p>
          <WorkButton className="button button-quiet button-small" work={remove}>
            {texts.remove}
          </WorkButton>
        </p>
      )}
    </section>
  )
}

const EmailForm = ({ isChange, say }: Pick<Props, 'say'> & { isChange: boolean }) => {
  const [email, setEmail] = useState('')
  const { error, busy, submit } = useSubmit(
    () => call('account.setEmail', { email }),
    ({ mail }) => (mail === 'sent' ? say(texts.sent(email)) : say(texts.failed(email), 'bad')),
  )
  return (
    <form className="form" noValidate onSubmit={submit}>
      <InputField
        id="email"
        name="email"
        type="email"
        label={texts.label}
        live
        error={error}
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <p>
        <BusyButton className="button button-strong" type="submit" busy={busy}>
          {isChange ? texts.change : texts.add}
        </BusyButton>
      </p>
    </form>
  )
}
