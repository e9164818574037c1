import { useState } from 'react'
import { invitationsTexts } from '../../../content/admin/people.ts'
import type { MadeInvitation } from '../../../contract/invitation.ts'
import { defaultRole } from '../../../contract/roles.ts'
import { InputField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { newId } from '../records/new-id.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { LinkToCopy } from './link-to-copy.tsx'
import { RoleField } from './role-field.tsx'

const texts = invitationsTexts.dialog

/** Makes an invitation, then shows its link, which cannot be shown again. */
export const Invite = ({ onMade, onClose }: { onMade: () => void; onClose: () => void }) => {
  const [made, setMade] = useState<MadeInvitation>()
  const onDone = (invitation: MadeInvitation) => {
    setMade(invitation)
    onMade()
  }
  if (!made) return <InviteForm onDone={onDone} onClose={onClose} />
  const { data, link, mail } = made
  return <LinkToCopy id="invite-link" said={texts.made[mail](data.recipient)} {...{ link, mail, onClose }} />
}

const InviteForm = ({ onDone, onClose }: { onDone: (made: MadeInvitation) => void; onClose: () => void }) => {
  const [values, setValues] = useState(() => ({ invitationId: newId(), recipient: '', role: defaultRole }))
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
