import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { accountTexts } from '../../../content/admin/people.ts'
import type { SessionInfo } from '../../../contract/admin.ts'
import { call } from '../calls/call.ts'
import { useDeskInfo } from '../calls/use-may.ts'
import { useSubmit } from '../calls/use-submit.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { isAboutPassword, usePasswordRules } from '../records/new-password.ts'
import { useNotice, type Act } from '../records/use-notice.ts'
import { describeDevice } from '../records/device.ts'
import { FactorsPanel } from './factors-panel.tsx'
import { DeskHead } from '../ui/desk-head.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { formatDateTime, formatShort } from '../records/dates.ts'
import { BusyButton, WorkButton } from '../ui/busy-button.tsx'
import { EmailPanel } from './account-email.tsx'
import type { Route } from './+types/account'

export const handle = { title: accountTexts.title, needs: 'sessions.list' } satisfies DeskHandle

export const meta = deskMeta(accountTexts.title)

export async function clientLoader() {
  const [sessions, email, factors] = await Promise.all([
    call('sessions.list'),
    call('account.email'),
    call('factors.list'),
  ])
  return { sessions: sessions.data, email, factors }
}

export default function AccountPage({ loaderData: { sessions, email, factors } }: Route.ComponentProps) {
  const { notice, act, say } = useNotice()
  const { revalidate } = useRevalidator()
  return (
    <>
      <DeskHead title={accountTexts.title} />
      <Notice notice={notice} />
      <div className="account">
        <div className="account-column">
          <section className="panel" aria-labelledby="sessions">
            <h2 id="sessions">{accountTexts.sessions.title}</h2>
            <p className="small soft">{accountTexts.sessions.text}</p>
            <SessionList sessions={sessions} act={act} />
          </section>
          <FactorsPanel factors={factors} reload={revalidate} say={say} />
        </div>
        <div className="account-column">
          <section className="panel" aria-labelledby="password-title">
            <h2 id="password-title">{accountTexts.password.title}</h2>
            <p className="small soft">{accountTexts.password.text}</p>
            <PasswordForm onDone={() => say(accountTexts.password.done)} />
          </section>
          <EmailPanel account={email} act={act} say={say} />
        </div>
      </div>
    </>
  )
}

const SessionList = ({ sessions, act }: { sessions: SessionInfo[]; act: Act }) => {
  const end = (ended: Promise<undefined>, done: string) => act(() => ended.then(() => done))
  return (
    <>
      <ul className="plain-rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <b>{describeDevice(session.userAgent)}</b>
              <p className="small soft">
                {session.address}. {accountTexts.sessions.since(formatDateTime(session.createdAt))},{' '}
                {accountTexts.sessions.used(formatShort(session.lastUsedAt))}.
              </p>
            </div>
            {session.current ? (
              <span className="badge">{accountTexts.sessions.current}</span>
            ) : (
              <WorkButton
                className="button button-quiet button-small"
                aria-label={accountTexts.sessions.endLabel(describeDevice(session.userAgent))}
                work={() => end(call('sessions.end', { id: session.id }), accountTexts.sessions.ended)}
              >
                {accountTexts.sessions.end}
              </WorkButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <WorkButton
            className="button button-quiet button-small"
            work={() => end(call('sessions.endOthers'), accountTexts.sessions.othersEnded)}
          >
            {accountTexts.sessions.endOthers}
          </WorkButton>
        </p>
      )}
    </>
  )
}

const noPasswords = { currentPassword: '', newPassword: '' }

const PasswordForm = ({ onDone }: { onDone: () => void }) => {
  const username = useDeskInfo()?.username ?? ''
  const rules = usePasswordRules()
  const [values, setValues] = useState(noPasswords)
  const { error, cause, busy, submit } = useSubmit(
    async () => {
      rules.check(values.newPassword, username)
      await call('account.changePassword', values)
    },
    () => {
      setValues(noPasswords)
      onDone()
    },
  )
  const isAboutNew = isAboutPassword(cause)
  return (
    <form className="form" noValidate onSubmit={submit}>
      <PasswordField
        id="current-password"
        name="currentPassword"
        label={accountTexts.password.current}
        error={isAboutNew ? undefined : error}
        value={values.currentPassword}
        onChange={(currentPassword) => setValues({ ...values, currentPassword })}
      />
      <PasswordField
        id="new-password"
        name="newPassword"
        label={accountTexts.password.next}
        help={accountTexts.password.help(rules.minLength)}
        error={isAboutNew ? error : undefined}
        isNew
        value={values.newPassword}
        onChange={(newPassword) => setValues({ ...values, newPassword })}
      />
      <p>
        <BusyButton className="button button-strong" type="submit" busy={busy}>
          {accountTexts.password.button}
        </BusyButton>
      </p>
    </form>
  )
}
