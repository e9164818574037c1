import { useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { z } from 'zod'
import { deskTexts } from '../../../content/admin/frame.ts'
import { createTexts, vacancyGroups } from '../../../content/admin/vacancies.ts'
import { complianceOfficer } from '../../../content/sample-vacancies.ts'
import type { Reason } from '../../../contract/reasons.ts'
import { VacancyText } from '../../../contract/vacancy.ts'
import { call, CallError, explain } from '../calls/call.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { newId } from '../records/new-id.ts'
import { dropDraft, useDraft } from '../records/use-draft.ts'
import { Publish, type FirstStatus } from './publish.tsx'
import { VacancyField } from './vacancy-field.tsx'
import { validateVacancy, type VacancyErrors } from './vacancy-rules.ts'
import { Alert, type AlertContent } from '../../ui/alert.tsx'

export const handle = { title: createTexts.title, needs: 'vacancies.create' } satisfies DeskHandle

export const meta = deskMeta(createTexts.title)

const draftName = 'new-vacancy'

const Draft = VacancyText.extend({ vacancyId: z.uuid().default(newId) })

const newDraft = () => ({ ...complianceOfficer, vacancyId: newId() })

export default function CreateVacancyPage() {
  const [initial] = useState(newDraft)
  const draft = useDraft(draftName, Draft, initial)
  const [errors, setErrors] = useState<VacancyErrors>({})
  const [isAsking, setAsking] = useState(false)
  const [creating, setCreating] = useState<FirstStatus>()
  const [alert, setAlert] = useState<AlertContent>()
  const [createdId, setCreatedId] = useState<string>()
  const navigate = useNavigate()

  const ask = () => {
    const found = validateVacancy(draft.value)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) document.getElementById(`new-${first}`)?.focus()
    else setAsking(true)
  }
  const create = async (status: FirstStatus) => {
    setAlert(undefined)
    setCreating(status)
    try {
      const created = await call('vacancies.create', { ...draft.value, status })
      dropDraft(draftName)
      setCreatedId(created.id)
      const { title, text, button } = createTexts.success
      setAlert({ kind: 'success', title, text: text[status](created.jobTitle), button })
    } catch (cause) {
      const reason = explain(cause)
      const { title, text, button } = createTexts.failure
      const retry = { button, action: { run: () => void create(status), close: deskTexts.close } }
      if (reason !== undefined)
        setAlert({
          kind: 'error',
          title,
          text: text(reason),
          ...(isCreatedAlready(cause) ? { button: deskTexts.close } : retry),
        })
      // Created after this was said, it is another vacancy.
      if (isCreatedAlready(cause)) draft.change({ ...draft.value, vacancyId: newId() })
    }
    setCreating(undefined)
    setAsking(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!createdId) ask()
  }
  const closeAlert = () => {
    setAlert(undefined)
    if (createdId) void navigate(`/list-jobfor-admin#job-${createdId}`)
  }

  return (
    <>
      <DeskHead
        title={createTexts.title}
        intro={draft.resumed ? <Resumed onStartOver={() => draft.drop(newDraft())} /> : createTexts.intro}
        back={{ to: '/list-jobfor-admin', text: createTexts.back }}
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
                      onChange={(value) => draft.change({ ...draft.value, ...value })}
                    />
                  ))}
                </div>
              ))}
            </section>
          ))}
          <p className="small soft">{createTexts.note}</p>
          <div className="save-bar">
            <button className="button button-strong" type="submit">
              {createTexts.button}
            </button>
            <Link className="button button-quiet" to="/list-jobfor-admin">
              {createTexts.goToJobs}
            </Link>
          </div>
        </form>
      </div>
      <Publish
        jobTitle={draft.value.jobTitle}
        open={isAsking}
        creating={creating}
        onClose={() => setAsking(false)}
        onChoose={(status) => void create(status)}
      />
      <Alert alert={alert} onClose={closeAlert} />
    </>
  )
}

const isCreatedAlready = (cause: unknown) =>
  cause instanceof CallError && cause.reason === ('vacancy.already_created' satisfies Reason)

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
