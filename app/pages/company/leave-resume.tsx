import type { companyCareerSection } from '../../../content/career-form.ts'
import { RichText } from '../../ui/rich-text.tsx'

type Props = { section: typeof companyCareerSection; children: React.ReactNode }

/** Text and the short career form side by side. */
export const LeaveResume = ({ section, children }: Props) => (
  <section className="section reveal" id={section.id} aria-labelledby="leave-resume-title">
    <div className="page grid">
      <div className="col-5 stack">
        <h2 id="leave-resume-title">{section.title}</h2>
        <p className="measure-short">{section.text}</p>
        <p className="measure-short">
          <RichText text={section.after} />
        </p>
      </div>
      <div className="col-6 start-7">{children}</div>
    </div>
  </section>
)
