import { useState } from 'react'
import { invitationsTexts } from '../../../content/admin/people.ts'
import type { MadeInvitation } from '../../../contract/invitation.ts'
import { defaultRole } from '../../../contract/roles.ts'
import { InputField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { useSubmit } from './admin-dialogs.tsx'
import { RoleField } from './role-field.tsx'

const texts = invitationsTexts.dialog

/** Makes an invitation, then shows its link, which cannot be shown again. */
export const Invite = ({ onMade, onClose }: { onMade: () => void; onClose: () => void }) => {
  const [made, setMade] = useState<MadeInvitation>()
  const onDone = (invitation: MadeInvitation) => {
    setMade(invitation)
    onMade()
  }
  return made ? <InvitationLink made={made} onClose={onClose} /> : <InviteForm onDone={onDone} onClose={onClose} />
}

const InviteForm = ({ onDone, onClose }: { onDone: (made: MadeInvitation) => void; onClose: () => void }) => {
  const [values, setValues] = useState({ recipient: '', role: defaultRole })
  const { error, busy, submit } = useSubmit(() => call('invitations.create', values), onDone)
  return (
    <form className="form" noValidate onSubmit={submit}>
      <InputField
        id="invite-recipient"
        name="recipient"
        label={texts.recipient}
        help={texts.recipientHelp}
        live
        error={error}
        autoComplete="off"
        spellCheck={false}
        value={values.recipient}
        onChange={({ target }) => setValues({ ...values, recipient: target.value })}
      />
      <RoleField
        id="invite-role"
        label={texts.role}
        value={values.role}
        onChange={(role) => setValues({ ...values, role })}
      />
      <p className="small soft">{texts.text}</p>
      <DialogButtons text={texts.button} busy={busy} onClose={onClose} />
    </form>
  )
}

const InvitationLink = ({ made: { data, link, mail }, onClose }: { made: MadeInvitation; onClose: () => void }) => {
  const [copied, setCopied] = useState<boolean>()
  // Where a browser does not let pages copy, the link is selected and can be copied by hand.
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="form">
      <p className={mail === 'failed' ? 'notice notice-bad' : 'notice notice-good'} role="alert">
        {texts.made[mail](data.recipient)}
      </p>
      <InputField
        id="invite-link"
        label={texts.link}
        help={texts.linkHelp}
        readOnly
        autoFocus
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <output className="small">{copied === true ? texts.copied : copied === false && texts.notCopied}</output>
      <div className="desk-actions">
        <button className="button button-quiet" type="button" onClick={onClose}>
          {texts.close}
        </button>
        {'clipboard' in navigator && (
          <button className="button button-strong" type="button" onClick={() => void copy()}>
            {texts.copy}
          </button>
        )}
      </div>
    </div>
  )
}
