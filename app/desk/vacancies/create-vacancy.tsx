import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { deskTexts } from '../../../content/admin/frame.ts'
import { createTexts, vacancyGroups } from '../../../content/admin/vacancies.ts'
import { complianceOfficer } from '../../../content/sample-vacancies.ts'
import { VacancyInput } from '../../../contract/vacancy.ts'
import { call, explain } from '../calls/call.ts'
import type { DeskHandle } from '../lists/page-title.tsx'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { deskMeta } from '../frame/meta.ts'
import { useDraft } from '../records/use-draft.ts'
import { VacancyField } from './vacancy-field.tsx'
import { validateVacancy, type VacancyErrors } from './vacancy-rules.ts'
import { Alert, type AlertContent } from '../../ui/alert.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'

export const meta = deskMeta(createTexts.title)

export const handle = { title: createTexts.title, needs: 'vacancies.create' } satisfies DeskHandle

export default function CreateVacancyPage() {
  const draft = useDraft('new-vacancy', VacancyInput, complianceOfficer)
  const [errors, setErrors] = useState<VacancyErrors>({})
  const [busy, setBusy] = useState(false)
  const [alert, setAlert] = useState<AlertContent>()

  const create = async () => {
    setAlert(undefined)
    const found = validateVacancy(draft.value)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) return document.getElementById(`new-${first}`)?.focus()
    setBusy(true)
    try {
      const created = await call('vacancies.create', draft.value)
      draft.drop(complianceOfficer)
      setAlert({ ...createTexts.success, kind: 'success', text: createTexts.success.text(created.jobTitle) })
    } catch (cause) {
      const reason = explain(cause)
      if (reason !== undefined)
        setAlert({
          ...createTexts.failure,
          kind: 'error',
          text: createTexts.failure.text(asSentence(reason)),
          action: { run: () => void create(), close: deskTexts.close },
        })
    }
    setBusy(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void create()
  }

  return (
    <>
      <DeskHead
        title={createTexts.title}
        intro={draft.resumed ? <Resumed onStartOver={() => draft.drop(complianceOfficer)} /> : createTexts.intro}
        back={
          <Link className="back-link" to="/list-jobfor-admin">
            <DeskIcon name="prev" /> {createTexts.back}
          </Link>
        }
      />
      <div className="desk-columns">
        <Groups />
        <form className="desk-form" noValidate onSubmit={submit}>
          {vacancyGroups.map((group, index) => (
            <section className="desk-section" id={group.id} key={group.id} aria-labelledby={`${group.id}-title`}>
              <h2 id={`${group.id}-title`}>
                <span>{index + 1}</span> {group.title}
              </h2>
              {group.rows.map((row) => (
                <div className={row.length > 1 ? 'form-row' : undefined} key={row[0]?.name}>
                  {row.map((field) => (
                    <VacancyField
                      key={field.name}
                      field={field}
                      prefix="new"
                      value={draft.value}
                      error={errors[field.name]}
                      onChange={draft.change}
                    />
                  ))}
                </div>
              ))}
            </section>
          ))}
          <p className="small soft">{createTexts.note}</p>
          <div className="save-bar">
            <BusyButton className="button button-strong" type="submit" busy={busy}>
              {busy ? createTexts.busy : createTexts.button}
            </BusyButton>
            <Link className="button button-quiet" to="/list-jobfor-admin">
              {createTexts.goToJobs}
            </Link>
          </div>
        </form>
      </div>
      <Alert alert={alert} onClose={() => setAlert(undefined)} />
    </>
  )
}

const Resumed = ({ onStartOver }: { onStartOver: () => void }) => (
  <>
    {createTexts.resumed}{' '}
    <button className="button button-plain button-small" type="button" onClick={onStartOver}>
      {createTexts.startOver}
    </button>
  </>
)

const Groups = () => (
  <nav className="sticky desk-wide" aria-label={createTexts.groups}>
    <ol className="desk-toc">
      {vacancyGroups.map((group) => (
        <li key={group.id}>
          <a href={`#${group.id}`}>{group.title}</a>
        </li>
      ))}
    </ol>
  </nav>
)

const asSentence = (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1).replace(/\.?$/, '.')}`
