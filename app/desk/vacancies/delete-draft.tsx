import { vacanciesTexts } from '../../../content/admin/vacancies.ts'
import type { AdminVacancy } from '../../../contract/vacancy.ts'
import { ConfirmForm } from '../records/confirm-form.tsx'
import { Confirm } from '../ui/confirm.tsx'

type Props = {
  vacancy: AdminVacancy | undefined
  onClose: () => void
  onDelete: (vacancy: AdminVacancy) => Promise<void>
}

export const DeleteDraft = ({ vacancy, onClose, onDelete }: Props) => (
  <Confirm title={vacanciesTexts.deleteTitle(vacancy?.jobTitle ?? '')} open={vacancy !== undefined} onClose={onClose}>
    <ConfirmForm
      button={vacanciesTexts.delete}
      danger
      send={async () => vacancy && onDelete(vacancy)}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{vacanciesTexts.deleteText}</p>
    </ConfirmForm>
  </Confirm>
)
