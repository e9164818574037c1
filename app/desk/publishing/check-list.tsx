import { checksTexts as texts } from '../../../content/admin/publishing-checks.ts'
import { partName } from '../../../content/admin/publishing-history.ts'
import { problemKey, severityOf, type CheckProblem, type Severity } from '../../../contract/checks/problem.ts'
import type { Checked } from '../../../contract/publication.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

type Props = {
  /** Undefined while the checks run. */
  checked: Checked | undefined
  /** Why they could not run. */
  failure: string | undefined
  isOwner: boolean
  accepted: ReadonlySet<string>
  accept: (key: string, isAccepted: boolean) => void
}

const order: Severity[] = ['stops', 'needs-approval', 'warns']

/** What the checks found before publishing: what stops it, and what the person has to accept or leaves to an owner. */
export const CheckList = ({ checked, failure, isOwner, accepted, accept }: Props) => {
  if (failure !== undefined)
    return (
      <p className="notice notice-bad" role="alert">
        {failure}
      </p>
    )
  if (!checked) return <p>{texts.checking}</p>
  const { problems, waitsFor } = checked
  return (
    <section className="checks" aria-label={texts.title}>
      {problems.length === 0 && <p>{texts.passed}</p>}
      {order.map((severity) => {
        const found = problems.filter((problem) => severityOf(problem) === severity)
        return (
          found.length > 0 && (
            <div key={severity}>
              <h3>{texts.groups[severity]}</h3>
              <p>{severity === 'needs-approval' && isOwner ? texts.approveYourself : texts.intros[severity]}</p>
              <ul className="check-problems">
                {found.map((problem) => (
                  <li key={problemKey(problem)}>
                    <ProblemText problem={problem} />
                    {isAskedFor(problem, isOwner) && (
                      <Checkbox
                        id={`accept-${problemKey(problem)}`}
                        checked={accepted.has(problemKey(problem))}
                        onChange={({ target }) => accept(problemKey(problem), target.checked)}
                      >
                        {severity === 'warns' ? texts.accept : texts.approve}
                      </Checkbox>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
      {waitsFor && <p>{texts.waits[waitsFor]}</p>}
    </section>
  )
}

/** Where a problem is, what it is, and for a claim, why it is risky. */
export const ProblemText = ({ problem: { code, field, detail, values, claim } }: { problem: CheckProblem }) => (
  <p>
    {texts.inPart(partName(field), texts.problems[code](detail, values))}
    {claim && ` ${texts.claims[claim]} ${texts.mayApprove}`}
  </p>
)

/** Whether this person has to check off a problem before publishing. */
const isAskedFor = (problem: CheckProblem, isOwner: boolean) =>
  severityOf(problem) === 'warns' || (severityOf(problem) === 'needs-approval' && isOwner)

/** Whether nothing is left to correct or to check off. */
export const isReadyToPublish = (
  { problems }: Checked,
  { isOwner, accepted }: Pick<Props, 'isOwner' | 'accepted'>,
): boolean =>
  problems.every((problem) =>
    isAskedFor(problem, isOwner) ? accepted.has(problemKey(problem)) : severityOf(problem) !== 'stops',
  )
