import { useEffect, useRef, useState, type FormEvent } from 'react'
import { z } from 'zod'
import { deskTexts } from '../../../content/admin/frame.ts'
import { vacanciesTexts, vacancyFields } from '../../../content/admin/vacancies.ts'
import { AdminVacancy, VacancyText } from '../../../contract/vacancy.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { call, CallError, explain } from '../calls/call.ts'
import { FocusedAlert } from '../ui/focused-alert.tsx'
import { useDraft } from '../records/use-draft.ts'
import { stateOf } from './vacancy-state.ts'
import { VacancyMark } from './vacancy-card.tsx'
import { VacancyField } from './vacancy-field.tsx'
import { changedFields, mergeVacancy, validateVacancy, type VacancyErrors } from './vacancy-rules.ts'

type Props = { vacancy: AdminVacancy; onSaved: (vacancy: AdminVacancy) => void; onCancel: () => void }

/** The input, and the job as it was when editing began: the fields that differ were changed here. */
export const VacancyDraft = z.object({ base: AdminVacancy, value: VacancyText })

type SaveProblem = { kind: 'conflict'; theirs: AdminVacancy } | { kind: 'failure'; reason: string }

/** Replaces the card with a form. Input is kept as a draft until it is saved or discarded. */
export const VacancyEdit = ({ vacancy, onSaved, onCancel }: Props) => {
  const draft = useDraft(`vacancy-${vacancy.id}`, VacancyDraft, newDraft(vacancy))
  const { base, value } = draft.value
  const [errors, setErrors] = useState<VacancyErrors>({})
  const [problem, setProblem] = useState<SaveProblem>()
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const unsaved = changedFields(value, VacancyText.parse(base)).length

  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [])

  const save = async (text: VacancyText, version: number) => {
    const found = validateVacancy(text)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) return document.getElementById(`edit-${first}`)?.focus()
    setBusy(true)
    try {
      const saved = await call('vacancies.edit', { id: vacancy.id, ...text, version })
      draft.drop(newDraft(saved))
      onSaved(saved)
    } catch (cause) {
      setProblem(await problemFrom(cause, vacancy.id))
      setAttempts(attempts + 1)
      setBusy(false)
    }
  }
  const takeTheirs = (theirs: AdminVacancy) => {
    draft.drop(newDraft(theirs))
    setProblem(undefined)
    form.current?.querySelector('input')?.focus()
  }
  const cancel = () => {
    draft.drop(newDraft(base))
    onCancel()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(value, base.version)
  }

  return (
    <article
      className={`vacancy is-${stateOf(vacancy)} is-editing`}
      aria-label={`${vacanciesTexts.edit} ${vacancy.jobTitle}`}
    >
      <div className="vacancy-status">
        <VacancyMark vacancy={vacancy} />
        <span className="soft">
          {stateOf(vacancy) === 'active' ? vacanciesTexts.editing : vacanciesTexts.editingHidden}
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
        {problem?.kind === 'conflict' && (
          <Conflict
            key={attempts}
            base={base}
            mine={value}
            theirs={problem.theirs}
            busy={busy}
            onTheirs={() => takeTheirs(problem.theirs)}
            onMine={() => void save(mergeVacancy(base, value, problem.theirs), problem.theirs.version)}
          />
        )}
        {problem?.kind === 'failure' && (
          <FocusedAlert className="notice notice-bad" key={attempts}>
            <b>{vacanciesTexts.saveFailed}</b>
            <span>
              {deskTexts.error(problem.reason)} {vacanciesTexts.kept}
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

const newDraft = (vacancy: AdminVacancy) => ({ base: vacancy, value: VacancyText.parse(vacancy) })

/** A conflict includes what the colleague saved; if that cannot be loaded, it is an ordinary failure. */
async function problemFrom(cause: unknown, id: string): Promise<SaveProblem | undefined> {
  try {
    if (cause instanceof CallError && cause.status === 409)
      return { kind: 'conflict', theirs: await call('vacancies.find', { id }) }
    return failure(cause)
  } catch (loadError) {
    return failure(loadError)
  }
}

function failure(cause: unknown): SaveProblem | undefined {
  const reason = explain(cause)
  return reason === undefined ? undefined : { kind: 'failure', reason }
}

type ConflictProps = {
  base: AdminVacancy
  mine: VacancyText
  theirs: AdminVacancy
  busy: boolean
  onTheirs: () => void
  onMine: () => void
}

/** Shows what they changed and what both changed, and lets the user choose a version. */
const Conflict = ({ base, mine, theirs, busy, onTheirs, onMine }: ConflictProps) => {
  const texts = vacanciesTexts.conflict
  const before = VacancyText.parse(base)
  const changedByThem = changedFields(before, VacancyText.parse(theirs))
  const changedByBoth = changedFields(before, mine).filter((name) => changedByThem.includes(name))
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
