import { Icon } from '../ui/icon.tsx'
import type { FormAnswer } from './form-answer.ts'

type Props = { answer: Pick<FormAnswer, 'ok'> & { telling: Omit<FormAnswer['telling'], 'button'> } }

/** Stands in for the alert where a form was sent without JavaScript. */
export const PostedNotice = ({ answer: { ok, telling } }: Props) => (
  <div className={ok ? 'notice notice-success' : 'notice notice-error'}>
    <Icon name={ok ? 'check' : 'error'} />
    <div>
      {telling.title && <strong>{telling.title}</strong>}
      <p>{telling.text}</p>
    </div>
  </div>
)
