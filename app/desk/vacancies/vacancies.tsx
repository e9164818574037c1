import { useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { vacanciesTexts } from '../../../content/admin/vacancies.ts'
import type { ApplicationCount } from '../../../contract/desk-applications.ts'
import { errorStatus } from '../../../contract/errors.ts'
import { VacancyText, type AdminVacancy } from '../../../contract/vacancy.ts'
import { call, CallError, explain } from '../calls/call.ts'
import { useLivePage } from '../calls/use-live.ts'
import { useMay } from '../calls/use-may.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import { EmptyState } from '../ui/states.tsx'
import { newId } from '../records/new-id.ts'
import { readDraft } from '../records/use-draft.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { VacancyCard } from './vacancy-card.tsx'
import { VacancyDraft, VacancyEdit } from './vacancy-edit.tsx'
import { stateOf } from './vacancy-state.ts'
import type { Route } from './+types/vacancies'

export const handle = { title: vacanciesTexts.title, needs: 'vacancies.list' } satisfies DeskHandle

export const meta = deskMeta(vacanciesTexts.title)

export async function clientLoader() {
  const [vacancies, counts] = await Promise.all([call('vacancies.list'), call('applications.count')])
  return { vacancies, counts: counts.data }
}

export default function VacanciesPage({ loaderData: { vacancies, counts } }: Route.ComponentProps) {
  const may = useMay()
  useLivePage(['vacancy', 'application'])
  const states = vacancies.map(stateOf)
  const [open = 0, drafts = 0] = (['active', 'draft'] as const).map(
    (one) => states.filter((state) => state === one).length,
  )
  return (
    <>
      <DeskHead
        title={vacanciesTexts.title}
        intro={vacanciesTexts.summary({ open, drafts, hidden: states.length - open - drafts })}
      >
        <Link className="button button-quiet" to="/applicationlist">
          {vacanciesTexts.requests}
        </Link>
        {may('vacancies.create') && (
          <Link className="button button-strong" to="/Create-job-vacancy">
            <DeskIcon name="plus" /> {vacanciesTexts.create}
          </Link>
        )}
      </DeskHead>
      {vacancies.length === 0 && (
        <EmptyState icon="job" title={vacanciesTexts.empty.title} text={vacanciesTexts.empty.text} />
      )}
      <Cards vacancies={vacancies} counts={counts} />
    </>
  )
}

const Cards = ({ vacancies, counts }: { vacancies: AdminVacancy[]; counts: ApplicationCount[] }) => {
  const { revalidate } = useRevalidator()
  const [notice, setNotice] = useState<NoticeContent>()
  // An edit that was interrupted by an expired session opens again.
  const [edited, setEdited] = useState(() =>
    vacancies.find((vacancy) => readDraft(`vacancy-${vacancy.id}`, VacancyDraft)),
  )
  const editing = edited?.id
  const [deleting, setDeleting] = useState<AdminVacancy>()
  /** By vacancy, the ids of copies whose answer was lost: pressed again, it is one copy. */
  const lostCopies = useRef(new Map<string, string>())
  const finished = useRef<string>(undefined)

  const act = async (work: () => Promise<string>) => {
    try {
      setNotice({ kind: 'good', text: await work() })
      await revalidate()
    } catch (cause) {
      const reason = explain(cause)
      if (reason !== undefined) setNotice({ kind: 'bad', text: `${vacanciesTexts.saveFailed}: ${reason}` })
    }
  }
  const copy = async (vacancy: AdminVacancy) => {
    const copyId = lostCopies.current.get(vacancy.id) ?? newId()
    lostCopies.current.delete(vacancy.id)
    try {
      return await duplicate(vacancy, copyId)
    } catch (cause) {
      const isAnother = cause instanceof CallError && cause.status === errorStatus.conflict
      if (!isAnother) lostCopies.current.set(vacancy.id, copyId)
      throw cause
    }
  }
  const finish = (id: string) => {
    finished.current = id
    setEdited(undefined)
  }
  // Returns the focus to the Edit button once the card is shown again.
  useEffect(() => {
    if (editing !== undefined || finished.current === undefined) return
    document.querySelector<HTMLElement>(`[data-edit="${finished.current}"]`)?.focus()
    finished.current = undefined
  }, [editing, finished])
  const saved = async (vacancy: AdminVacancy) => {
    setNotice({
      kind: 'good',
      text: vacanciesTexts.saved(vacancy.jobTitle),
      ...(vacancy.status === 'active' && {
        action: (
          <a className="button button-plain button-small" href={`/careerpagedetails/${vacancy.id}`}>
            {vacanciesTexts.seePublic}
          </a>
        ),
      }),
    })
    await revalidate()
    finish(vacancy.id)
  }

  return (
    <>
      <Notice notice={notice} />
      <div className="vacancies">
        {withEdited(vacancies, edited).map((vacancy) =>
          vacancy.id === editing ? (
            <VacancyEdit
              key={vacancy.id}
              vacancy={vacancy}
              onSaved={(changed) => void saved(changed)}
              onCancel={() => finish(vacancy.id)}
            />
          ) : (
            <VacancyCard
              key={vacancy.id}
              vacancy={vacancy}
              applied={appliedFor(counts, vacancy.id)}
              onEdit={() => setEdited(vacancy)}
              onSwitch={() => act(() => switchStatus(vacancy))}
              onDuplicate={() => act(() => copy(vacancy))}
              onDelete={() => setDeleting(vacancy)}
            />
          ),
        )}
      </div>
      <DeleteDraft
        vacancy={deleting}
        onClose={() => setDeleting(undefined)}
        onDelete={(draft) => act(() => deleteDraft(draft))}
      />
    </>
  )
}

/** A colleague may delete a draft while somebody edits it: what was typed stays in view. */
const withEdited = (vacancies: AdminVacancy[], edited: AdminVacancy | undefined) =>
  edited && !vacancies.some(({ id }) => id === edited.id) ? [edited, ...vacancies] : vacancies

function appliedFor(counts: ApplicationCount[], vacancyId: string) {
  const own = counts.filter((row) => row.vacancyId === vacancyId)
  return { total: sum(own), unread: sum(own.filter((row) => row.stage === 'new')) }
}

const sum = (rows: ApplicationCount[]) => rows.reduce((total, row) => total + row.count, 0)

async function switchStatus({ id, jobTitle, status }: AdminVacancy): Promise<string> {
  const next = status === 'active' ? 'inactive' : 'active'
  await call('vacancies.setStatus', { id, status: next })
  return next === 'active' ? vacanciesTexts.activated(jobTitle) : vacanciesTexts.deactivated(jobTitle)
}

async function duplicate(vacancy: AdminVacancy, vacancyId: string): Promise<string> {
  const jobTitle = vacanciesTexts.copyOf(vacancy.jobTitle)
  await call('vacancies.create', { ...VacancyText.parse(vacancy), vacancyId, jobTitle, status: 'draft' })
  return vacanciesTexts.duplicated(jobTitle)
}

async function deleteDraft({ id, jobTitle }: AdminVacancy): Promise<string> {
  await call('vacancies.delete', { id })
  return vacanciesTexts.deleted(jobTitle)
}
