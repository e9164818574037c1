import { useState } from 'react'
import { adminsTexts } from '../../../content/admin/people.ts'
import { Admins, type AdminInfo } from '../../../contract/admin.ts'
import { AddAdmin, RemoveAdmin, ResetPassword } from '../../desk/admin-dialogs.tsx'
import { Confirm } from '../../desk/confirm.tsx'
import { useDesk } from '../../desk/desk-info.tsx'
import { DeskIcon } from '../../desk/icon.tsx'
import { deskMeta } from '../../desk/meta.ts'
import { Notice, type NoticeContent } from '../../desk/notice.tsx'
import { ErrorState, LoadingState } from '../../desk/states.tsx'
import { useLoaded } from '../../desk/use-loaded.ts'
import { date, shortly } from '../../desk/when.ts'

export const meta = deskMeta(adminsTexts.title)

type Asked = { what: 'add' } | { what: 'reset' | 'remove'; admin: AdminInfo }

export default function AdminsPage() {
  const { data, error, reload } = useLoaded(Admins, '/api/admin/admins')
  const [asked, setAsked] = useState<Asked>()
  const [notice, setNotice] = useState<NoticeContent>()
  const close = () => setAsked(undefined)
  const done = (text: string) => {
    close()
    setNotice({ kind: 'good', text })
    void reload()
  }
  return (
    <>
      <div className="desk-head">
        <div>
          <h1>{adminsTexts.title}</h1>
          {data && <p>{adminsTexts.summary(data.data.length)}</p>}
        </div>
        <div className="desk-actions">
          <button className="button button-strong" type="button" onClick={() => setAsked({ what: 'add' })}>
            <DeskIcon name="plus" /> {adminsTexts.add}
          </button>
        </div>
      </div>
      <Notice notice={notice} />
      {error !== undefined && <ErrorState message={error} onRetry={reload} />}
      {!data && error === undefined && <LoadingState />}
      {data && (
        <ul className="rows plain-rows">
          {data.data.map((admin) => (
            <Person key={admin.id} admin={admin} onAsk={(what) => setAsked({ what, admin })} />
          ))}
        </ul>
      )}
      <Confirm title={titleOf(asked)} open={asked !== undefined} onClose={close}>
        {asked?.what === 'add' && <AddAdmin onDone={done} onClose={close} />}
        {asked?.what === 'reset' && <ResetPassword admin={asked.admin} onDone={done} onClose={close} />}
        {asked?.what === 'remove' && <RemoveAdmin admin={asked.admin} onDone={done} onClose={close} />}
      </Confirm>
    </>
  )
}

function titleOf(asked: Asked | undefined): string {
  if (!asked || asked.what === 'add') return adminsTexts.addDialog.title
  const { title } = asked.what === 'reset' ? adminsTexts.resetDialog : adminsTexts.removeDialog
  return title(asked.admin.username)
}

const Person = ({ admin, onAsk }: { admin: AdminInfo; onAsk: (what: 'reset' | 'remove') => void }) => {
  const isMe = useDesk().info?.username === admin.username
  return (
    <li>
      <div>
        <b>{admin.username}</b>
        <p className="small soft">
          {adminsTexts.added(date(admin.createdAt))}.{' '}
          {admin.lastSeenAt === null ? adminsTexts.neverSeen : adminsTexts.lastSeen(shortly(admin.lastSeenAt))}.
        </p>
      </div>
      {isMe ? (
        <span className="badge">{adminsTexts.you}</span>
      ) : (
        <span className="desk-actions">
          <button
            className="button button-quiet button-small"
            type="button"
            aria-label={`${adminsTexts.reset}: ${admin.username}`}
            onClick={() => onAsk('reset')}
          >
            {adminsTexts.reset}
          </button>
          <button
            className="button button-danger button-small"
            type="button"
            aria-label={`${adminsTexts.remove}: ${admin.username}`}
            onClick={() => onAsk('remove')}
          >
            {adminsTexts.remove}
          </button>
        </span>
      )}
    </li>
  )
}
