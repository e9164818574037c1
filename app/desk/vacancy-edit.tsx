import { useEffect, useRef, useState, type FormEvent } from 'react'
import { deskTexts } from '../../content/admin/frame.ts'
import { vacanciesTexts, vacancyFields } from '../../content/admin/vacancies.ts'
import { AdminVacancy, VacancyInput } from '../../contract/vacancy.ts'
import { call, CallError, explain } from './call.ts'
import { useDraft } from './use-draft.ts'
import { VacancyMark } from './vacancy-card.tsx'
import { VacancyField } from './vacancy-field.tsx'
import { checkVacancy, differences, type VacancyErrors } from './vacancy-rules.ts'

type Props = { vacancy: AdminVacancy; onSaved: (vacancy: AdminVacancy) => void; onCancel: () => void }

/** The card as a form, in its place. What is typed is kept until it is saved or dropped. */
export const VacancyEdit = ({ vacancy, onSaved, onCancel }: Props) => {
  const [base, setBase] = useState(vacancy)
  const [newer, setNewer] = useState<AdminVacancy>()
  const draft = useDraft(`vacancy-${vacancy.id}`, VacancyInput, VacancyInput.parse(vacancy))
  const [errors, setErrors] = useState<VacancyErrors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const unsaved = differences(draft.value, VacancyInput.parse(base)).length

  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  const save = async (version: number) => {
    const found = checkVacancy(draft.value)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) return document.getElementById(`edit-${first}`)?.focus()
    setBusy(true)
    setFailure(undefined)
    setNewer(undefined)
    try {
      const body = { ...draft.value, version }
      const saved = await call(AdminVacancy, `/api/jobs/${vacancy.id}`, { method: 'PUT', body })
      draft.drop(VacancyInput.parse(saved))
      onSaved(saved)
    } catch (cause) {
      if (cause instanceof CallError && cause.status === 409) setNewer(await loadNewest(vacancy.id))
      else setFailure(explain(cause))
      setBusy(false)
    }
  }
  const takeTheirs = (theirs: AdminVacancy) => {
    draft.drop(VacancyInput.parse(theirs))
    setBase(theirs)
    setNewer(undefined)
  }
  const cancel = () => {
    draft.drop(VacancyInput.parse(base))
    onCancel()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(base.version)
  }

  return (
    <article
      className={`vacancy is-${vacancy.status} is-editing`}
      aria-label={`${vacanciesTexts.edit} ${vacancy.jobTitle}`}
    >
      <div className="vacancy-status">
        <VacancyMark status={vacancy.status} />
        <span className="soft">
          {vacancy.status === 'active' ? vacanciesTexts.editing : vacanciesTexts.editingHidden}
        </span>
      </div>
      <form noValidate ref={form} onSubmit={submit}>
        <div className="edit-form">
          {vacancyFields.map((field) => (
            <VacancyField
              key={field.name}
              field={field}
              prefix="edit"
              value={draft.value}
              error={errors[field.name]}
              onChange={draft.change}
            />
          ))}
        </div>
        {newer && (
          <Conflict
            base={base}
            theirs={newer}
            onTheirs={() => takeTheirs(newer)}
            onMine={() => void save(newer.version)}
          />
        )}
        {failure !== undefined && (
          <div className="notice notice-bad" role="alert">
            <b>{vacanciesTexts.saveFailed}</b>
            <span>
              {deskTexts.error(failure)}. {vacanciesTexts.kept}
            </span>
          </div>
        )}
        <div className="save-bar">
          <button className="button button-strong" type="submit" disabled={busy} aria-busy={busy}>
            {busy ? vacanciesTexts.saving : vacanciesTexts.save}
          </button>
          <button className="button button-quiet" type="button" onClick={cancel}>
            {vacanciesTexts.cancel}
          </button>
          {unsaved > 0 && <span className="soft">{vacanciesTexts.unsaved(unsaved)}</span>}
        </div>
      </form>
    </article>
  )
}

const loadNewest = (id: string) => call(AdminVacancy, `/api/jobs/${id}`).catch(() => undefined)

type ConflictProps = { base: AdminVacancy; theirs: AdminVacancy; onTheirs: () => void; onMine: () => void }

/** Told plainly, with what they changed, and with both ways on. */
const Conflict = ({ base, theirs, onTheirs, onMine }: ConflictProps) => {
  const changed = differences(VacancyInput.parse(base), VacancyInput.parse(theirs))
  const labels = vacancyFields.filter((field) => changed.includes(field.name)).map((field) => field.label)
  return (
    <div className="conflict" role="alert">
      <h2>{vacanciesTexts.conflict.title}</h2>
      <p>{vacanciesTexts.conflict.text(labels.join(', '))}</p>
      <p className="desk-actions">
        <button className="button button-quiet button-small" type="button" onClick={onTheirs}>
          {vacanciesTexts.conflict.theirs}
        </button>
        <button className="button button-danger button-small" type="button" onClick={onMine}>
          {vacanciesTexts.conflict.mine}
        </button>
      </p>
    </div>
  )
}
