import { useState } from 'react'
import { historyTexts } from '../../../content/admin/publishing-history.ts'
import type { PublicationVersion } from '../../../contract/publication.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { call, CallError } from '../calls/call.ts'
import { ConfirmForm } from '../records/confirm-form.tsx'
import { newId } from '../records/new-id.ts'
import { Confirm } from '../ui/confirm.tsx'
import { CheckList } from './check-list.tsx'
import { useChecks } from './use-checks.ts'

const texts = historyTexts.restore

type Props = {
  id: string
  version: number
  onDone: (made: PublicationVersion) => void
  onFailed: (cause: unknown) => void
}

/** One press publishes an earlier version again; only what the checks found in it is asked about. */
export const RestoreVersion = ({ id, version, onDone, onFailed }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  /** Of a call that has not been answered yet. */
  const [requestId, setRequestId] = useState(newId)
  const send = (accepted: string[]) =>
    call('publications.restore', { id, version: String(version), accepted, requestId })
  const restored = (made: PublicationVersion) => {
    setRequestId(newId())
    onDone(made)
  }
  const restore = () =>
    send([]).then(restored, (cause: unknown) => {
      if (cause instanceof CallError && cause.status === 422) setIsAsking(true)
      else onFailed(cause)
    })
  return (
    <>
      <WorkButton className="button button-strong" work={restore} during={texts.busy}>
        {texts.button}
      </WorkButton>
      <Confirm title={texts.title} open={isAsking} onClose={() => setIsAsking(false)}>
        <RestoreForm id={id} version={version} send={send} onDone={restored} onClose={() => setIsAsking(false)} />
      </Confirm>
    </>
  )
}

type FormProps = Pick<Props, 'id' | 'version' | 'onDone'> & {
  send: (accepted: string[]) => Promise<PublicationVersion>
  onClose: () => void
}

const RestoreForm = ({ id, version, send, onDone, onClose }: FormProps) => {
  const checks = useChecks(id, version)
  const restored = (made: PublicationVersion) => {
    onDone(made)
    onClose()
  }
  return (
    <ConfirmForm
      button={texts.confirm}
      disabled={!checks.isReady}
      send={() => send([...checks.accepted])}
      onDone={restored}
      onClose={onClose}
    >
      <CheckList {...checks} />
    </ConfirmForm>
  )
}
