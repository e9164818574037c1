import { jobPage, jobTerms } from '../../../content/pages/job.ts'
import { payText } from '../../../content/pay-text.ts'
import type { Vacancy } from '../../../contract/vacancy.ts'
import { longDate } from '../../text/long-date.ts'
import { Fact } from '../../ui/facts.tsx'

const texts = jobPage.summary

export const JobFacts = ({ job }: { job: Vacancy }) => (
  <aside className="aside job-facts" aria-labelledby="job-facts-title">
    <h2 id="job-facts-title">{texts.title}</h2>
    <dl className="facts">
      <Fact term={texts.closesOn}>{job.closesOn && longDate(job.closesOn)}</Fact>
      <Fact term={texts.pay}>{payText(job)}</Fact>
      <Fact term={texts.employmentType}>{job.employmentType && jobTerms.employmentTypes[job.employmentType]}</Fact>
      <Fact term={texts.location}>{job.location}</Fact>
      <Fact term={texts.workplace}>{job.workplace && jobTerms.workplaces[job.workplace]}</Fact>
      <Fact term={texts.languageRequirements}>{job.languageRequirements}</Fact>
      <Fact term={texts.experience}>{job.experience}</Fact>
      <Fact term={texts.education}>{job.education}</Fact>
      <Fact term={texts.certifications}>{job.certifications}</Fact>
      <Fact term={texts.industry.term}>{texts.industry.value}</Fact>
    </dl>
  </aside>
)
