import { jobPage } from '../../../content/pages/job.ts'
import type { Vacancy } from '../../../contract/vacancy.ts'
import { Fact } from '../../ui/facts.tsx'

const texts = jobPage.summary

/** The key facts about a job. */
export const JobFacts = ({ job }: { job: Vacancy }) => (
  <aside className="aside sticky job-facts" aria-labelledby="job-facts-title">
    <h2 id="job-facts-title">{texts.title}</h2>
    <dl className="facts">
      <Fact term={texts.location}>{job.location}</Fact>
      <Fact term={texts.languageRequirements}>{job.languageRequirements}</Fact>
      <Fact term={texts.experience}>{job.experience}</Fact>
      <Fact term={texts.education}>{job.education}</Fact>
      <Fact term={texts.certifications}>{job.certifications}</Fact>
      <Fact term={texts.industry.term}>{texts.industry.value}</Fact>
    </dl>
  </aside>
)
