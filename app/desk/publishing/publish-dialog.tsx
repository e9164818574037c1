import { useState } from 'react'
import { editorTexts } from '../../../content/admin/publishing.ts'
import type { PublicationVersion } from '../../../contract/publication.ts'
import { SelectField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { useRequestId } from '../records/use-request-id.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { CheckList } from './check-list.tsx'
import { companyZone, MomentField } from './moment-field.tsx'
import { useChecks } from './use-checks.ts'

const texts = editorTexts.publishing

type Props = {
  id: string
  revision: number
  onDone: (version: PublicationVersion) => void
  onClose: () => void
}

/** What the checks say about the draft, and when it is to be published. */
export const PublishDialog = ({ id, revision, onDone, onClose }: Props) => {
  const checks = useChecks(id, 'draft')
  const [isLater, setIsLater] = useState(false)
  const [time, setTime] = useState<string | null>(null)
  const effectiveAt = isLater ? time : null
  const requestIdOf = useRequestId()
  const { error, busy, submit } = useSubmit(() => {
    const requestId = requestIdOf(JSON.stringify({ revision, effectiveAt }))
    return call('publications.publish', { id, revision, effectiveAt, accepted: [...checks.accepted], requestId })
  }, onDone)
  return (
    <form className="stack" onSubmit={submit}>
      <CheckList {...checks} />
      <SelectField
        id="publish-when"
        label={texts.when}
        value={isLater ? 'later' : 'now'}
        onChange={({ target }) => setIsLater(target.value === 'later')}
        options={[
          ['now', texts.now],
          ['later', texts.later],
        ]}
      />
      {isLater && (
        <MomentField
          id="publish-time"
          label={texts.time}
          help={texts.timeHelp(companyZone)}
          value={time}
          onChange={setTime}
        />
      )}
      <div role="alert">{error && <p className="notice notice-bad">{error}</p>}</div>
      <DialogButtons
        text={texts.confirm}
        busy={busy}
        disabled={!checks.isReady || (isLater && time === null)}
        onClose={onClose}
      />
    </form>
  )
}
