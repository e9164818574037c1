import type { applicationPage } from '../../../content/pages/job-application.ts'

/** How long the form takes and what it requires. On a phone, the documents are far down: a link leads to them. */
export const FormIntro = ({ texts }: { texts: typeof applicationPage.form.intro }) => (
  <div className="form-intro">
    <ul>
      {texts.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
      <li className="needs-script">{texts.draft}</li>
    </ul>
    <p className="only-narrow">
      <a href={texts.resume.href}>{texts.resume.text}</a>
    </p>
  </div>
)
