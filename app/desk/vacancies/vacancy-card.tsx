import { Link } from 'react-router'
import { vacanciesTexts } from '../../../content/admin/vacancies.ts'
import type { AdminVacancy } from '../../../contract/vacancy.ts'
import { WorkButton } from '../../ui/busy-button.tsx'
import { useMay } from '../calls/use-may.ts'
import { DeskIcon } from '../ui/icon.tsx'

const overviewLength = 100

type Props = {
  vacancy: AdminVacancy
  /** `unread`: applications that are still in the stage “new”. */
  applied: { total: number; unread: number }
  onEdit: () => void
  onSwitch: () => Promise<void>
  onDuplicate: () => Promise<void>
}

export const VacancyCard = ({ vacancy, applied, onEdit, onSwitch, onDuplicate }: Props) => {
  const may = useMay()
  const { id, jobTitle, tagline, companyOverview, location, status, sample } = vacancy
  const switchText = status === 'active' ? vacanciesTexts.deactivate : vacanciesTexts.activate
  return (
    <article className={`vacancy is-${status}`} id={`job-${id}`}>
      <div className="vacancy-status">
        <VacancyMark status={status} />
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
            aria-label={`${switchText} ${jobTitle}`}
            work={onSwitch}
          >
            {switchText}
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
      </div>
    </article>
  )
}

/** Text and shape carry the status; color is not enough. */
export const VacancyMark = ({ status }: Pick<AdminVacancy, 'status'>) => (
  <b>
    <span className="vacancy-shape">
      <DeskIcon name={status === 'active' ? 'check' : 'pause'} />
    </span>
    {vacanciesTexts[status]}
  </b>
)

const truncate = (text: string) => (text.length > overviewLength ? `${text.slice(0, overviewLength)}…` : text)
