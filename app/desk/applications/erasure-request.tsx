import { useState } from 'react'
import { Link } from 'react-router'
import { applicantTexts, applicationsTexts, refusalNames } from '../../../content/admin/applications.ts'
import { erasureRefusals, type ErasureRefusal } from '../../../contract/application-options.ts'
import { SelectField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { formatDate } from '../records/dates.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { listPath } from './application-filters.tsx'

const texts = applicantTexts.erasureRequested

type Props = {
  id: string
  at: string
  refusal: ErasureRefusal | null
  onRefused: (refusal: ErasureRefusal) => void
}

/** A task: the applicant asked for erasure with the private link. It is settled by erasing, or by saying why not. */
export const ErasureRequest = ({ id, at, refusal, onRefused }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const may = useMay()
  const close = () => setIsOpen(false)
  return (
    <>
      <div className={refusal ? 'notice' : 'notice notice-bad'}>
        <DeskIcon name="bin" />
        <p>
          <b>{texts.title(formatDate(at))}</b> {refusal ? texts.kept(refusalNames[refusal]) : texts.text}{' '}
          {may('applications.erase') && <a href="#erase-title">{texts.link}</a>}
        </p>
        {!refusal && may('applications.refuseErasure') && (
          <button className="button button-plain button-small" type="button" onClick={() => setIsOpen(true)}>
            {texts.refusal.open}
          </button>
        )}
      </div>
      <Confirm title={texts.refusal.title} open={isOpen} onClose={close}>
        <RefusalForm
          id={id}
          onRefused={(reason) => {
            close()
            onRefused(reason)
          }}
          onClose={close}
        />
      </Confirm>
    </>
  )
}

const RefusalForm = ({ id, onRefused, onClose }: Pick<Props, 'id' | 'onRefused'> & { onClose: () => void }) => {
  const [reason, setReason] = useState<ErasureRefusal>('law')
  const { error, busy, submit } = useSubmit(
    () => call('applications.refuseErasure', { id, reason }),
    () => onRefused(reason),
  )
  return (
    <form className="form" onSubmit={submit}>
      <p>{texts.refusal.text}</p>
      <SelectField
        id="refusal"
        label={texts.refusal.reason}
        error={error}
        value={reason}
        onChange={({ target }) => setReason(erasureRefusals.find((known) => known === target.value) ?? reason)}
        options={erasureRefusals.map((known) => [known, refusalNames[known]])}
      />
      <DialogButtons text={texts.refusal.button} busy={busy} onClose={onClose} />
    </form>
  )
}

/** Above the list, until all of them are settled. */
export const ErasureRequests = ({ count }: { count: number }) => (
  <p className="notice notice-bad">
    <DeskIcon name="bin" />
    <span>{applicationsTexts.erasureAlert(count)}</span>
    <Link className="button button-plain button-small" to={`${listPath}?erasure=requested`}>
      {applicationsTexts.showErasure}
    </Link>
  </p>
)
