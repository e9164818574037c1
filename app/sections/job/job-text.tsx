import { jobPage } from '../../../content/pages/job.ts'
import type { Vacancy } from '../../../contract/vacancy.ts'

const titles = jobPage.sections

const order: (keyof typeof titles)[] = [
  'companyOverview',
  'positionSummary',
  'keyResponsibilities',
  'technicalExpertise',
  'coreCompetencies',
  'benefits',
  'professionalGrowth',
  'applicationRequirements',
]

/** Shows what an admin wrote as plain text. Empty parts are left out. */
export const JobText = ({ job, children }: { job: Vacancy; children: React.ReactNode }) => (
  <div className="job-text">
    {order
      .filter((part) => job[part].length > 0)
      .map((part) => (
        <section className="stack reveal" key={part} aria-labelledby={`job-${part}`}>
          <h2 id={`job-${part}`}>{titles[part]}</h2>
          <Part content={job[part]} />
        </section>
      ))}
    {children}
  </div>
)

const Part = ({ content }: { content: string | string[] }) =>
  typeof content === 'string' ? (
    <p className="measure">{content}</p>
  ) : (
    <ul className="marked-list">
      {content.map((item, index) => (
        <li key={index}>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
