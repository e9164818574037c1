import { useEffect, useRef, useState, type FormEvent } from 'react'
import { z } from 'zod'
import { deskTexts } from '../../content/admin/frame.ts'
import { vacanciesTexts, vacancyFields } from '../../content/admin/vacancies.ts'
import { AdminVacancy, VacancyInput } from '../../contract/vacancy.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { call, CallError, explain } from './call.ts'
import { FocusedAlert } from './focused-alert.tsx'
import { useDraft } from './use-draft.ts'
import { VacancyMark } from './vacancy-card.tsx'
import { VacancyField } from './vacancy-field.tsx'
import { checkVacancy, differences, mergeVacancy, type VacancyErrors } from './vacancy-rules.ts'

type Props = { vacancy: AdminVacancy; onSaved: (vacancy: AdminVacancy) => void; onCancel: () => void }

/** What is typed, and the job as it was when the typing began: what differs between them was changed here. */
export const VacancyDraft = z.object({ base: AdminVacancy, value: VacancyInput })

type Trouble = { kind: 'conflict'; theirs: AdminVacancy } | { kind: 'failure'; reason: string }

/** The card as a form, in its place. What is typed is kept until it is saved or dropped. */
export const VacancyEdit = ({ vacancy, onSaved, onCancel }: Props) => {
  const draft = useDraft(`vacancy-${vacancy.id}`, VacancyDraft, unchanged(vacancy))
  const { base, value } = draft.value
  const [errors, setErrors] = useState<VacancyErrors>({})
  const [trouble, setTrouble] = useState<Trouble>()
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const unsaved = differences(value, VacancyInput.parse(base)).length

  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  const save = async (text: VacancyInput, version: number) => {
    const found = checkVacancy(text)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) return document.getElementById(`edit-${first}`)?.focus()
    setBusy(true)
    try {
      const body = { ...text, version }
      const saved = await call(AdminVacancy, `/api/jobs/${vacancy.id}`, { method: 'PUT', body })
      draft.drop(unchanged(saved))
      onSaved(saved)
    } catch (cause) {
      setTrouble(await troubleOf(cause, vacancy.id))
      setTries(tries + 1)
      setBusy(false)
    }
  }
  const takeTheirs = (theirs: AdminVacancy) => {
    draft.drop(unchanged(theirs))
    setTrouble(undefined)
    form.current?.querySelector('input')?.focus()
  }
  const cancel = () => {
    draft.drop(unchanged(base))
    onCancel()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(value, base.version)
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
              value={value}
              error={errors[field.name]}
              onChange={(next) => draft.change({ base, value: next })}
            />
          ))}
        </div>
        {trouble?.kind === 'conflict' && (
          <Conflict
            key={tries}
            base={base}
            mine={value}
            theirs={trouble.theirs}
            busy={busy}
            onTheirs={() => takeTheirs(trouble.theirs)}
            onMine={() => void save(mergeVacancy(base, value, trouble.theirs), trouble.theirs.version)}
          />
        )}
        {trouble?.kind === 'failure' && (
          <FocusedAlert className="notice notice-bad" key={tries}>
            <b>{vacanciesTexts.saveFailed}</b>
            <span>
              {deskTexts.error(trouble.reason)}. {vacanciesTexts.kept}
            </span>
          </FocusedAlert>
        )}
        <div className="save-bar">
          <BusyButton className="button button-strong" type="submit" busy={busy}>
            {busy ? vacanciesTexts.saving : vacanciesTexts.save}
          </BusyButton>
          <button className="button button-quiet" type="button" onClick={cancel}>
            {vacanciesTexts.cancel}
          </button>
          {unsaved > 0 && <span className="soft">{vacanciesTexts.unsaved(unsaved)}</span>}
        </div>
      </form>
    </article>
  )
}

const unchanged = (vacancy: AdminVacancy) => ({ base: vacancy, value: VacancyInput.parse(vacancy) })

/** A conflict is shown with what the colleague saved; when that cannot be loaded, it is a failure like any other. */
async function troubleOf(cause: unknown, id: string): Promise<Trouble | undefined> {
  try {
    if (cause instanceof CallError && cause.status === 409)
      return { kind: 'conflict', theirs: await call(AdminVacancy, `/api/jobs/${id}`) }
    return failure(cause)
  } catch (again) {
    return failure(again)
  }
}

function failure(cause: unknown): Trouble | undefined {
  const reason = explain(cause)
  return reason === undefined ? undefined : { kind: 'failure', reason }
}

type ConflictProps = {
  base: AdminVacancy
  mine: VacancyInput
  theirs: AdminVacancy
  busy: boolean
  onTheirs: () => void
  onMine: () => void
}

/** Says what they changed and what both changed, and offers both ways on. */
const Conflict = ({ base, mine, theirs, busy, onTheirs, onMine }: ConflictProps) => {
  const texts = vacanciesTexts.conflict
  const before = VacancyInput.parse(base)
  const changedByThem = differences(before, VacancyInput.parse(theirs))
  const changedByBoth = differences(before, mine).filter((name) => changedByThem.includes(name))
  return (
    <FocusedAlert className="conflict">
      <h2>{texts.title}</h2>
      <p>{texts.text(labelsOf(changedByThem))}</p>
      <p>{changedByBoth.length > 0 ? texts.both(labelsOf(changedByBoth)) : texts.apart}</p>
      <p className="desk-actions">
        <button className="button button-quiet button-small" type="button" onClick={onTheirs}>
          {texts.theirs}
        </button>
        <BusyButton className="button button-danger button-small" type="button" busy={busy} onClick={onMine}>
          {texts.mine}
        </BusyButton>
      </p>
    </FocusedAlert>
  )
}

const labelsOf = (names: string[]) =>
  vacancyFields
    .filter((field) => names.includes(field.name))
    .map((field) => field.label)
    .join(', ')
