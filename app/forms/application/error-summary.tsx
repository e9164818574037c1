import type { Ref } from 'react'
import type { applicationPage } from '../../../content/pages/job-application.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FieldTexts } from '../form-rules.ts'
import { fieldNames } from './sections-done.ts'

type Texts = Pick<typeof applicationPage.form, 'sections' | 'summary'>
type Props = { texts: Texts; problems: FieldTexts; idOf: (name: string) => string; ref: Ref<HTMLElement> }

/** All errors in the order of the form, each linked to its control. */
export const ErrorSummary = ({ texts: { sections, summary }, problems, idOf, ref }: Props) => {
  const asked = sections.flatMap((section) => fieldNames(section.questions)).filter((name) => problems[name])
  const others = Object.keys(problems).filter((name) => !asked.includes(name))
  const count = asked.length + others.length
  if (count === 0) return null
  return (
    <section className="message message-error error-summary" tabIndex={-1} ref={ref} aria-labelledby="summary-title">
      <Icon name="error" />
      <div>
        <h2 id="summary-title">{summary.title(count)}</h2>
        <p>{summary.text}</p>
        <ul>
          {asked.map((name) => (
            <li key={name}>
              <a
                href={`#${idOf(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(idOf(name))?.focus()
                }}
              >
                {problems[name]}
              </a>
            </li>
          ))}
          {others.map((name) => (
            <li key={name}>
              <span>{problems[name]}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
