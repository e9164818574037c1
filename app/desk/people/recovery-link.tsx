import { useState } from 'react'
import { adminsTexts } from '../../../content/admin/people.ts'
import type { AdminInfo } from '../../../contract/admin.ts'
import type { MadeRecovery } from '../../../contract/recovery.ts'
import { call } from '../calls/call.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { Consequences, Failure } from './admin-dialogs.tsx'
import { LinkToCopy } from './link-to-copy.tsx'

const texts = adminsTexts.recoverDialog

/** Makes a recovery link for a colleague; it is shown if it could not be sent to them. */
export const RecoveryLink = ({ admin, onClose }: { admin: AdminInfo; onClose: () => void }) => {
  const [made, setMade] = useState<MadeRecovery>()
  const { error, busy, submit } = useSubmit(() => call('admins.recover', { id: admin.id }), setMade)
  if (made) {
    const { username, link, mail } = made
    return <LinkToCopy id="recovery-link" said={texts.made[mail](username)} {...{ link, mail, onClose }} />
  }
  return (
    <form className="form" onSubmit={submit}>
      <Consequences {...texts} />
      <Failure error={error} />
      <DialogButtons text={texts.button} busy={busy} onClose={onClose} />
    </form>
  )
}
