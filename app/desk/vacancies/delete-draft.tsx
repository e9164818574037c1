import { useState, type FormEvent } from 'react'
import { vacanciesTexts } from '../../../content/admin/vacancies.ts'
import type { AdminVacancy } from '../../../contract/vacancy.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'

type Props = {
  vacancy: AdminVacancy | undefined
  onClose: () => void
  onDelete: (vacancy: AdminVacancy) => Promise<void>
}

export const DeleteDraft = ({ vacancy, onClose, onDelete }: Props) => {
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!vacancy) return
    setBusy(true)
    await onDelete(vacancy)
    setBusy(false)
  }
  return (
    <Confirm title={vacanciesTexts.deleteTitle(vacancy?.jobTitle ?? '')} open={vacancy !== undefined} onClose={onClose}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <p>{vacanciesTexts.deleteText}</p>
        <DialogButtons text={vacanciesTexts.delete} busy={busy} danger onClose={onClose} />
      </form>
    </Confirm>
  )
}
