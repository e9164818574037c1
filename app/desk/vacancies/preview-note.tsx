import { vacanciesTexts } from '../../../content/admin/vacancies.ts'
import type { AdminVacancy } from '../../../contract/vacancy.ts'
import { stateOf } from './vacancy-state.ts'

const pages = { job: '', form: '/form' } as const

/** Says who sees the page, and links to the preview of the job's other page. */
export const PreviewNote = ({ job, shown }: { job: AdminVacancy; shown: keyof typeof pages }) => {
  const texts = vacanciesTexts.previewPages
  return (
    <>
      <p className="badge badge-accent">{vacanciesTexts.previewNote[stateOf(job)]}</p>
      <nav className="cluster" aria-label={texts.label}>
        {(['job', 'form'] as const).map((page) => (
          <a
            className={page === shown ? 'button button-strong' : 'button button-quiet'}
            href={`/admin/preview/${job.id}${pages[page]}`}
            aria-current={page === shown ? 'page' : undefined}
            key={page}
          >
            {texts[page]}
          </a>
        ))}
      </nav>
    </>
  )
}
