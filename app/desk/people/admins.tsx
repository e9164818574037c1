import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { factorSummary, removeFactorsTexts } from '../../../content/admin/factors.ts'
import { adminsTexts, invitationsTexts } from '../../../content/admin/people.ts'
import { roleNames } from '../../../content/admin/roles.ts'
import type { AdminInfo } from '../../../contract/admin.ts'
import type { Invitation } from '../../../contract/invitation.ts'
import { call } from '../calls/call.ts'
import { AddAdmin, ChangeRole, RemoveAdmin, RemoveFactors, ResetPassword } from './admin-dialogs.tsx'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { useNotice } from '../records/use-notice.ts'
import { Confirm } from '../ui/confirm.tsx'
import type { DeskCall } from '../calls/client-types.ts'
import { useLivePage } from '../calls/use-live.ts'
import { useDeskInfo, useMay } from '../calls/use-may.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { formatDate, formatShort } from '../records/dates.ts'
import { InvitationList } from './invitations.tsx'
import { Invite } from './invite.tsx'
import { RecoveryLink } from './recovery-link.tsx'
import type { Route } from './+types/admins'

export const handle = { title: adminsTexts.title, needs: 'admins.list' } satisfies DeskHandle

export const meta = deskMeta(adminsTexts.title)

type OpenDialog = { kind: 'add' } | { kind: 'invite' } | { kind: AdminAction; admin: AdminInfo }
type AdminAction = 'role' | 'reset' | 'recover' | 'factors' | 'remove'

export async function clientLoader() {
  const [admins, invitations] = await Promise.all([call('admins.list'), call('invitations.list')])
  return { admins: admins.data, invitations: invitations.data }
}

export default function AdminsPage({ loaderData: { admins, invitations } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const may = useMay()
  const [dialog, setDialog] = useState<OpenDialog>()
  const { notice, act, say } = useNotice()
  useLivePage(['admin'])
  const close = () => setDialog(undefined)
  const done = (text: string) => {
    close()
    say(text)
  }
  const withdraw = ({ id, recipient }: Invitation) =>
    act(() => call('invitations.withdraw', { id }).then(() => invitationsTexts.withdrawn(recipient)))
  return (
    <>
      <DeskHead title={adminsTexts.title} intro={adminsTexts.summary(admins.length)}>
        {may('registration.register') && (
          <button className="button button-quiet" type="button" onClick={() => setDialog({ kind: 'add' })}>
            <DeskIcon name="plus" /> {adminsTexts.add}
          </button>
        )}
        {may('invitations.create') && (
          <button className="button button-strong" type="button" onClick={() => setDialog({ kind: 'invite' })}>
            <DeskIcon name="mail" /> {invitationsTexts.invite}
          </button>
        )}
      </DeskHead>
      <Notice notice={notice} />
      <ul className="rows plain-rows">
        {admins.map((admin) => (
          <AdminItem key={admin.id} admin={admin} onOpen={(kind) => setDialog({ kind, admin })} />
        ))}
      </ul>
      <InvitationList invitations={invitations} onWithdraw={withdraw} />
      <Confirm title={titleOf(dialog)} open={dialog !== undefined} onClose={close}>
        {dialog?.kind === 'add' && <AddAdmin onDone={done} onClose={close} />}
        {dialog?.kind === 'invite' && <Invite onMade={() => void revalidate()} onClose={close} />}
        {dialog?.kind === 'role' && <ChangeRole admin={dialog.admin} onDone={done} onClose={close} />}
        {dialog?.kind === 'reset' && <ResetPassword admin={dialog.admin} onDone={done} onClose={close} />}
        {dialog?.kind === 'recover' && <RecoveryLink admin={dialog.admin} onClose={close} />}
        {dialog?.kind === 'factors' && <RemoveFactors admin={dialog.admin} onDone={done} onClose={close} />}
        {dialog?.kind === 'remove' && <RemoveAdmin admin={dialog.admin} onDone={done} onClose={close} />}
      </Confirm>
    </>
  )
}

function titleOf(dialog: OpenDialog | undefined): string {
  if (!dialog || dialog.kind === 'add') return adminsTexts.addDialog.title
  if (dialog.kind === 'invite') return invitationsTexts.dialog.title
  return dialogTexts[dialog.kind].title(dialog.admin.username)
}

const dialogTexts = {
  role: adminsTexts.roleDialog,
  reset: adminsTexts.resetDialog,
  recover: adminsTexts.recoverDialog,
  factors: removeFactorsTexts,
  remove: adminsTexts.removeDialog,
}

const actions = [
  { kind: 'role', text: adminsTexts.changeRole, call: 'admins.setRole' },
  { kind: 'reset', text: adminsTexts.reset, call: 'admins.resetPassword' },
  { kind: 'recover', text: adminsTexts.recover, call: 'admins.recover' },
  { kind: 'factors', text: removeFactorsTexts.button, call: 'admins.removeFactors' },
  { kind: 'remove', text: adminsTexts.remove, call: 'admins.remove' },
] as const satisfies { kind: AdminAction; text: string; call: DeskCall }[]

const AdminItem = ({ admin, onOpen }: { admin: AdminInfo; onOpen: (kind: AdminAction) => void }) => {
  const isMe = useDeskInfo()?.username === admin.username
  const may = useMay()
  const hasFactors = Object.keys(admin.factors).length > 0
  const isOffered = (kind: AdminAction) => (kind === 'role' || !isMe) && (kind !== 'factors' || hasFactors)
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
          . {factorSummary(admin.factors)}.
        </p>
      </div>
      <span className="desk-actions">
        {actions
          .filter((action) => may(action.call) && isOffered(action.kind))
          .map(({ kind, text }) => (
            <button
              className={`button ${kind === 'remove' ? 'button-danger' : 'button-quiet'} button-small`}
              type="button"
              key={kind}
              aria-label={`${text}: ${admin.username}`}
              onClick={() => onOpen(kind)}
            >
              {text}
            </button>
          ))}
      </span>
    </li>
  )
}
