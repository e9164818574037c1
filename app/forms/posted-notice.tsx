import { answerId, type FormAnswer } from '../../contract/posted-form.ts'
import { Icon } from '../ui/icon.tsx'

/** Replaces the alert if a form was sent without JavaScript. Each error links to its field. */
export const PostedNotice = ({ answer: { form, ok, notice, problems } }: { answer: FormAnswer }) => (
  <div
    className={ok ? 'message message-success' : 'message message-error error-summary'}
    id={answerId(form)}
    tabIndex={-1}
  >
    <Icon name={ok ? 'check' : 'error'} />
    <div>
      {notice.title && <strong>{notice.title}</strong>}
      <p>{notice.text}</p>
      {Object.keys(problems).length > 0 && (
        <ul>
          {Object.entries(problems).map(([name, text]) => (
            <li key={name}>
              <a href={`#${form}-${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </div>
)
