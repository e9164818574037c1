import { useState } from 'react'
import { accountTexts } from '../../../content/admin/people.ts'
import type { AccountEmail } from '../../../contract/recovery.ts'
import { BusyButton, WorkButton } from '../../ui/busy-button.tsx'
import { InputField } from '../../ui/field.tsx'
import { call, explain } from '../calls/call.ts'
import { useSubmit } from '../calls/use-submit.ts'
import type { NoticeContent } from '../ui/notice.tsx'

const texts = accountTexts.email

type Props = {
  account: AccountEmail
  reload: () => Promise<void>
  showNotice: (kind: NoticeContent['kind'], text: string) => void
}

/** The address that a recovery link can be sent to, once it is confirmed. */
export const EmailPanel = ({ account: { email, pending, byEmail }, reload, showNotice }: Props) => {
  const remove = async () => {
    try {
      await call('account.removeEmail')
      showNotice('good', texts.removed)
    } catch (cause) {
      const reason = explain(cause)
      if (reason !== undefined) showNotice('bad', reason)
    }
    await reload()
  }
  return (
    <section className="panel" aria-labelledby="email-title">
      <h2 id="email-title">{texts.title}</h2>
      <p className="small soft">{byEmail ? texts.text : texts.none}</p>
      {email !== null && <p>{texts.confirmed(email)}</p>}
      {pending !== null && <p>{texts.pending(pending)}</p>}
      {byEmail && <EmailForm isChange={email !== null} reload={reload} showNotice={showNotice} />}
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

const EmailForm = ({ isChange, reload, showNotice }: Omit<Props, 'account'> & { isChange: boolean }) => {
  const [email, setEmail] = useState('')
  const { error, busy, submit } = useSubmit(
    () => call('account.setEmail', { email }),
    ({ mail }) => {
      if (mail === 'sent') showNotice('good', texts.sent(email))
      else showNotice('bad', texts.failed(email))
      void reload()
    },
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
