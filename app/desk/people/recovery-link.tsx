import { useState } from 'react'
import { adminsTexts } from '../../../content/admin/people.ts'
import type { AdminInfo } from '../../../contract/admin.ts'
import type { MadeRecovery } from '../../../contract/recovery.ts'
import { call } from '../calls/call.ts'
import { Consequences, ConfirmForm } from '../records/confirm-form.tsx'
import { LinkToCopy } from './link-to-copy.tsx'

const texts = adminsTexts.recoverDialog

/** Makes a recovery link for a colleague; it is shown if it could not be sent to them. */
export const RecoveryLink = ({ admin, onClose }: { admin: AdminInfo; onClose: () => void }) => {
  const [made, setMade] = useState<MadeRecovery>()
  if (made) {
    const { username, link, mail } = made
    return <LinkToCopy id="recovery-link" said={texts.made[mail](username)} {...{ link, mail, onClose }} />
  }
  return (
    <ConfirmForm
      button={texts.button}
      send={() => call('admins.recover', { id: admin.id })}
      onDone={setMade}
      onClose={onClose}
    >
      <Consequences points={texts.points} kept={texts.kept} />
    </ConfirmForm>
  )
}
