import { useEffect, useEffectEvent, useState } from 'react'
import { chosenTexts } from '../../../content/admin/chosen-applications.ts'
import type { ApplicationRow } from '../../../contract/desk-applications.ts'
import type { Correspondence, QueuedEmails, WrittenEmail } from '../../../contract/email.ts'
import { call, explain } from '../calls/call.ts'
import { Compose } from '../records/compose.tsx'
import { DialogFailure } from '../ui/dialog-failure.tsx'
import { useMoveWithEmail } from './move-with-email.tsx'

const texts = chosenTexts.emails

/** One email is written at a time, to whoever is selected. */
const draftId = 'chosen'

type Needed = Pick<Correspondence, 'templates' | 'isSetUp' | 'recipient'>

async function findNeeded(count: number): Promise<Needed> {
  const { data, isSetUp } = await call('applications.templates')
  const templates = data
    .filter(({ kind, isAutomatic }) => kind === 'application' && !isAutomatic)
    .map(({ template, subject, text }) => ({ template, subject, text }))
  return { templates, isSetUp, recipient: texts.recipients(count) }
}

type Props = {
  rows: Pick<ApplicationRow, 'id' | 'stage'>[]
  onQueued: (queued: QueuedEmails) => void
  onClose: () => void
}

/** One email to all selected applicants, with the data of each in place of the placeholders. */
export const EmailChosen = ({ rows, onQueued, onClose }: Props) => {
  const [needed, setNeeded] = useState<Needed>()
  const [failure, setFailure] = useState<string>()
  const move = useMoveWithEmail(draftId)
  const load = useEffectEvent(() => findNeeded(rows.length))
  useEffect(() => {
    load().then(setNeeded, (cause: unknown) => setFailure(explain(cause)))
  }, [])
  if (failure !== undefined) return <DialogFailure text={failure} onClose={onClose} />
  if (!needed) return <output>{texts.loading}</output>
  const send = async (email: WrittenEmail) => {
    const ids = rows.map(({ id }) => id)
    const from = rows.map(({ id, stage }) => ({ id, stage }))
    onQueued(await call('applications.emailMany', { ids, from, ...email, ...move.sent }))
  }
  return (
    <Compose
      id={draftId}
      correspondence={needed}
      help={texts.help}
      send={send}
      onTemplate={move.onTemplate}
      onDone={move.onDone}
      autoFocus
      onClose={onClose}
    >
      {move.fields}
    </Compose>
  )
}
