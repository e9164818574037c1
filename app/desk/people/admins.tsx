import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminsTexts } from '../../../content/admin/people.ts'
import { roleNames } from '../../../content/admin/roles.ts'
import type { AdminInfo } from '../../../contract/admin.ts'
import { call } from '../calls/call.ts'
import { AddAdmin, ChangeRole, RemoveAdmin, ResetPassword } from './admin-dialogs.tsx'
import type { DeskHandle } from '../lists/page-title.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useDeskInfo, useMay } from '../calls/use-may.ts'
import { PageError } from '../lists/page-error.tsx'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { deskMeta } from '../frame/meta.ts'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import { formatDate, formatShort } from '../records/dates.ts'
import type { Route } from './+types/admins'

export const meta = deskMeta(adminsTexts.title)

export const handle = { title: adminsTexts.title, needs: 'admins.list' } satisfies DeskHandle

export const ErrorBoundary = () => <PageError />

type OpenDialog = { kind: 'add' } | { kind: AdminAction; admin: AdminInfo }
type AdminAction = 'role' | 'reset' | 'remove'

export const clientLoader = () => call('admins.list')

export default function AdminsPage({ loaderData: { data: admins } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const may = useMay()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [notice, setNotice] = useState<NoticeContent>()
  const close = () => setDialog(undefined)
  const done = (text: string) => {
    close()
    setNotice({ kind: 'good', text })
    void revalidate()
  }
  return (
    <>
      <DeskHead title={adminsTexts.title} intro={adminsTexts.summary(admins.length)}>
        {may('registration.register') && (
          <button className="button button-strong" type="button" onClick={() => setDialog({ kind: 'add' })}>
            <DeskIcon name="plus" /> {adminsTexts.add}
          </button>
        )}
      </DeskHead>
      <Notice notice={notice} />
      <ul className="rows plain-rows">
        {admins.map((admin) => (
          <AdminItem key={admin.id} admin={admin} onOpen={(kind) => setDialog({ kind, admin })} />
        ))}
      </ul>
      <Confirm title={titleOf(dialog)} open={dialog !== undefined} onClose={close}>
        {dialog?.kind === 'add' && <AddAdmin onDone={done} onClose={close} />}
        {dialog?.kind === 'role' && <ChangeRole admin={dialog.admin} onDone={done} onClose={close} />}
        {dialog?.kind === 'reset' && <ResetPassword admin={dialog.admin} onDone={done} onClose={close} />}
        {dialog?.kind === 'remove' && <RemoveAdmin admin={dialog.admin} onDone={done} onClose={close} />}
      </Confirm>
    </>
  )
}

function titleOf(dialog: OpenDialog | undefined): string {
  if (!dialog || dialog.kind === 'add') return adminsTexts.addDialog.title
  return dialogTexts[dialog.kind].title(dialog.admin.username)
}

const dialogTexts = {
  role: adminsTexts.roleDialog,
  reset: adminsTexts.resetDialog,
  remove: adminsTexts.removeDialog,
}

const AdminItem = ({ admin, onOpen }: { admin: AdminInfo; onOpen: (kind: AdminAction) => void }) => {
  const isMe = useDeskInfo()?.username === admin.username
  const may = useMay()
  return (
    <li>
      <div>
        <p>
          <b>{admin.username}</b> <span className="badge">{roleNames[admin.role]}</span>{' '}
          {isMe && <span className="badge">{adminsTexts.you}</span>}
        </p>
        <p className="small soft">
          {adminsTexts.added(formatDate(admin.createdAt))}.{' '}
          {admin.lastSignInAt === null
            ? adminsTexts.neverSignedIn
            : adminsTexts.lastSignIn(formatShort(admin.lastSignInAt))}
          .
        </p>
      </div>
      <span className="desk-actions">
        {may('admins.setRole') && (
          <button
            className="button button-quiet button-small"
            type="button"
            aria-label={`${adminsTexts.changeRole}: ${admin.username}`}
            onClick={() => onOpen('role')}
          >
            {adminsTexts.changeRole}
          </button>
        )}
        {may('admins.resetPassword') && !isMe && (
          <button
            className="button button-quiet button-small"
            type="button"
            aria-label={`${adminsTexts.reset}: ${admin.username}`}
            onClick={() => onOpen('reset')}
          >
            {adminsTexts.reset}
          </button>
        )}
        {may('admins.remove') && !isMe && (
          <button
            className="button button-danger button-small"
            type="button"
            aria-label={`${adminsTexts.remove}: ${admin.username}`}
            onClick={() => onOpen('remove')}
          >
            {adminsTexts.remove}
          </button>
        )}
      </span>
    </li>
  )
}
