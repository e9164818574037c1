import { useEffect, useEffectEvent, useState } from 'react'
import { chosenTexts } from '../../../content/admin/chosen-applications.ts'
import type { Correspondence, QueuedEmails } from '../../../contract/email.ts'
import { call, explain } from '../calls/call.ts'
import { Compose } from '../records/compose.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useMoveWithEmail } from './move-with-email.tsx'

const texts = chosenTexts.emails

type Props = { ids: string[]; open: boolean; onClose: () => void; onQueued: (queued: QueuedEmails) => void }

/** One email to all selected applicants, with the data of each in place of the placeholders. */
export const EmailChosen = ({ ids, open, onClose, onQueued }: Props) => (
  <Confirm title={texts.title(ids.length)} open={open} onClose={onClose}>
    <EmailForm ids={ids} onClose={onClose} onQueued={onQueued} />
  </Confirm>
)

type Needed = Pick<Correspondence, 'templates' | 'isSetUp' | 'recipient'>

async function findNeeded(ids: string[]): Promise<Needed> {
  const [stored, { isSetUp }] = await Promise.all([
    call('applications.templates'),
    call('applications.emails', { id: ids[0] ?? '' }),
  ])
  const templates = stored.data
    .filter(({ kind, isAutomatic }) => kind === 'application' && !isAutomatic)
    .map(({ template, subject, text }) => ({ template, subject, text }))
  return { templates, isSetUp, recipient: texts.recipients(ids.length) }
}

const EmailForm = ({ ids, onClose, onQueued }: Omit<Props, 'open'>) => {
  const [needed, setNeeded] = useState<Needed>()
  const [failure, setFailure] = useState<string>()
  const move = useMoveWithEmail()
  const load = useEffectEvent(() => findNeeded(ids))
  useEffect(() => {
    load().then(setNeeded, (cause: unknown) => setFailure(explain(cause)))
  }, [])
  if (failure !== undefined) return <p role="alert">{failure}</p>
  if (!needed) return <output>{texts.loading}</output>
  return (
    <Compose
      id="chosen"
      correspondence={needed}
      help={texts.help}
      send={async (email) => onQueued(await call('applications.emailMany', { ids, ...email, ...move.sent }))}
      onTemplate={move.onTemplate}
      autoFocus
      onClose={onClose}
    >
      {move.fields}
    </Compose>
  )
}
