import { Link } from 'react-router'
import { vacanciesTexts } from '../../../content/admin/vacancies.ts'
import type { AdminVacancy } from '../../../contract/vacancy.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { useMay } from '../calls/use-may.ts'
import { longDate } from '../../text/long-date.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { stateOf } from './vacancy-state.ts'

const overviewLength = 100

type Props = {
  vacancy: AdminVacancy
  /** `unread`: applications that are still in the stage “new”. */
  applied: { total: number; unread: number }
  onEdit: () => void
  onSwitch: () => Promise<void>
  onDuplicate: () => Promise<void>
  onDelete: () => void
}

export const VacancyCard = ({ vacancy, applied, onEdit, onSwitch, onDuplicate, onDelete }: Props) => {
  const may = useMay()
  const { id, jobTitle, tagline, companyOverview, location, closesOn, status, sample } = vacancy
  const state = stateOf(vacancy)
  return (
    <article className={`vacancy is-${state}`} id={`job-${id}`}>
      <div className="vacancy-status">
        <VacancyMark vacancy={vacancy} />
        {sample && <span className="mark mark-wait">{vacanciesTexts.sample}</span>}
        {applied.total > 0 && (
          <Link to={`/applicationlist?job=${id}`}>{vacanciesTexts.applications(applied.total, applied.unread)}</Link>
        )}
      </div>
      <div className="vacancy-body">
        <h2>{jobTitle}</h2>
        <p className="vacancy-tagline">{tagline}</p>
        <p className="soft">{truncate(companyOverview)}</p>
        {location && (
          <p className="vacancy-place">
            <DeskIcon name="pin" /> {location}
          </p>
        )}
        {closesOn && (
          <p className="vacancy-place">
            <DeskIcon name="clock" />
            {state === 'closed' ? vacanciesTexts.closed(longDate(closesOn)) : vacanciesTexts.closes(longDate(closesOn))}
          </p>
        )}
      </div>
      <div className="vacancy-actions">
        {may('vacancies.edit') && (
          <button
            className="button button-quiet button-small"
            type="button"
            data-edit={id}
            aria-label={`${vacanciesTexts.edit} ${jobTitle}`}
            onClick={onEdit}
          >
            <DeskIcon name="edit" /> {vacanciesTexts.edit}
          </button>
        )}
        {may('vacancies.setStatus') && (
          <WorkButton
            className="button button-plain button-small"
            aria-label={`${vacanciesTexts.switchTo[status]} ${jobTitle}`}
            work={onSwitch}
          >
            {vacanciesTexts.switchTo[status]}
          </WorkButton>
        )}
        {may('vacancies.create') && (
          <WorkButton
            className="button button-plain button-small"
            aria-label={`${vacanciesTexts.duplicate} ${jobTitle}`}
            work={onDuplicate}
          >
            {vacanciesTexts.duplicate}
          </WorkButton>
        )}
        <a
          className="button button-plain button-small"
          href={`/admin/preview/${id}`}
          aria-label={`${vacanciesTexts.preview} ${jobTitle}`}
        >
          {vacanciesTexts.preview}
        </a>
        {status === 'draft' && may('vacancies.delete') && (
          <button
            className="button button-plain button-small"
            type="button"
            aria-haspopup="dialog"
            aria-label={`${vacanciesTexts.delete} ${jobTitle}`}
            onClick={onDelete}
          >
            {vacanciesTexts.delete}
          </button>
        )}
      </div>
    </article>
  )
}

/** Text and shape carry the state; color is not enough. */
export const VacancyMark = ({ vacancy }: { vacancy: AdminVacancy }) => {
  const state = stateOf(vacancy)
  return (
    <b>
      <span className="vacancy-shape">
        <DeskIcon name={shapes[state]} />
      </span>
      {vacanciesTexts.states[state]}
    </b>
  )
}

const shapes = { active: 'check', inactive: 'pause', draft: 'edit', closed: 'clock' } as const

const truncate = (text: string) => (text.length > overviewLength ? `${text.slice(0, overviewLength)}…` : text)
