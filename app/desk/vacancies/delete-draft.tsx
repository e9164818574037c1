import { vacanciesTexts } from '../../../content/admin/vacancies.ts'
import type { AdminVacancy } from '../../../contract/vacancy.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'

type Props = {
  vacancy: AdminVacancy | undefined
  onClose: () => void
  onDelete: (vacancy: AdminVacancy) => Promise<void>
}

export const DeleteDraft = ({ vacancy, onClose, onDelete }: Props) => {
  const { busy, submit } = useSubmit(
    async () => vacancy && onDelete(vacancy),
    () => undefined,
  )
  return (
    <Confirm title={vacanciesTexts.deleteTitle(vacancy?.jobTitle ?? '')} open={vacancy !== undefined} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{vacanciesTexts.deleteText}</p>
        <DialogButtons text={vacanciesTexts.delete} busy={busy} danger onClose={onClose} />
      </form>
    </Confirm>
  )
}
