import { useState } from 'react'
import { historyTexts } from '../../../content/admin/publishing-history.ts'
import type { PublicationVersion } from '../../../contract/publication.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { useDeskInfo, useMay } from '../calls/use-may.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { ProblemText } from './check-list.tsx'

const texts = historyTexts.decide

type Props = {
  id: string
  version: PublicationVersion
  /** A later version that visitors see, or will see. */
  newer: PublicationVersion | undefined
  onDone: (text: string) => void
  onFailed: (cause: unknown) => void
}

/** For the second person: approves a version that waits, or sends it back with the reason. */
export const DecideVersion = ({ id, version, newer, onDone, onFailed }: Props) => {
  const [isRefusing, setIsRefusing] = useState(false)
  const cannotDecide = useCannotDecide(version)
  const approve = () =>
    call('publications.approve', { id, version: String(version.id) }).then(() => onDone(texts.approved), onFailed)
  return (
    <section className="decide" aria-labelledby="decide">
      <h2 id="decide">{texts.title}</h2>
      <p>{texts.waits[version.waitsFor ?? 'second-person'](version.by)}</p>
      {newer && <p className="notice notice-wait">{texts.newer(historyTexts.version(newer.id))}</p>}
      {version.problems.map((problem, index) => (
        <ProblemText problem={problem} key={index} />
      ))}
      {cannotDecide ?? (
        <div className="desk-actions">
          <button className="button button-quiet" type="button" onClick={() => setIsRefusing(true)}>
            {texts.refuse}
          </button>
          <WorkButton className="button button-strong" work={approve} during={texts.approving}>
            {texts.approve}
          </WorkButton>
        </div>
      )}
      <Confirm title={texts.refuseTitle} open={isRefusing} onClose={() => setIsRefusing(false)}>
        <RefuseForm id={id} version={version} onDone={onDone} onClose={() => setIsRefusing(false)} />
      </Confirm>
    </section>
  )
}

/** Why this person cannot decide. */
function useCannotDecide({ by, waitsFor }: PublicationVersion) {
  const info = useDeskInfo()
  const may = useMay()
  if (!may('publications.approve')) return <></>
  if (info?.username === by) return <p>{texts.own}</p>
  return waitsFor === 'owner' && info?.role !== 'owner' ? <p>{texts.ownersOnly}</p> : undefined
}

type FormProps = Pick<Props, 'id' | 'version' | 'onDone'> & { onClose: () => void }

const RefuseForm = ({ id, version, onDone, onClose }: FormProps) => {
  const [text, setText] = useState('')
  const { error, busy, submit } = useSubmit(
    () => call('publications.refuse', { id, version: String(version.id), text }),
    () => {
      onDone(version.isWithdrawal ? texts.refusedWithdrawal : texts.refused)
      onClose()
    },
  )
  return (
    <form className="stack" onSubmit={submit}>
      <TextField
        id="refusal"
        label={texts.refuseLabel}
        value={text}
        live
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <DialogButtons text={busy ? texts.refusing : texts.refuse} busy={busy} onClose={onClose} />
    </form>
  )
}
