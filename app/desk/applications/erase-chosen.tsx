import { chosenTexts } from '../../../content/admin/chosen-applications.ts'
import { call } from '../calls/call.ts'
import { EraseForm } from '../records/erase-form.tsx'

const texts = chosenTexts.erasure

type Props = { ids: string[]; onErased: (count: number) => void; onClose: () => void }

/** Whoever erases several applications types their number. */
export const EraseChosen = ({ ids, onErased, onClose }: Props) => (
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
)
