import { chosenTexts } from '../../../content/admin/chosen-applications.ts'
import { call } from '../calls/call.ts'
import { EraseForm } from '../records/erase-form.tsx'
import { Confirm } from '../ui/confirm.tsx'

const texts = chosenTexts.erasure

type Props = { ids: string[]; open: boolean; onClose: () => void; onErased: (count: number) => void }

/** Whoever erases several applications types their number. */
export const EraseChosen = ({ ids, open, onClose, onErased }: Props) => (
  <Confirm title={texts.title(ids.length)} open={open} onClose={onClose}>
    <EraseForm
      texts={texts}
      usualReason="time-over"
      inputMode="numeric"
      isConfirmed={(typed) => Number(typed) === ids.length}
      erase={async (reason) => {
        const { erased } = await call('applications.eraseChosen', { ids, reason, count: ids.length })
        onErased(erased)
      }}
      onClose={onClose}
    />
  </Confirm>
)
