import { apiTexts, developers, developersTexts } from '../../../content/pages/developers.ts'
import { errorCodes, errorStatus } from '../../../contract/errors.ts'
import { calls, type Call } from '../../../contract/operations.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { ApiCall, ApiCallHead } from './api-call.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { Fact } from '../../ui/facts.tsx'
import type { Route } from './+types/developers'

/** For developers only, so search engines do not list it. */
export const meta: Route.MetaFunction = () =>
  pageMeta({ ...developers, previewFrom: '/company' }, [{ name: 'robots', content: 'noindex' }])

export default function DevelopersPage() {
  return (
    <>
      <PageHead page={developers} />
      <div className="page api-page">
        <Calls title={developersTexts.open} of={calls.filter(({ operation }) => operation.access !== 'admin')} />
        <Calls title={developersTexts.closed} of={calls.filter(({ operation }) => operation.access === 'admin')} />
        <section aria-labelledby="failures">
          <h2 id="failures">{developersTexts.allFailures}</h2>
          <p>{developersTexts.failureIntro}</p>
          <dl className="facts facts-wide">
            {errorCodes.map((code) => (
              <Fact term={`${errorStatus[code]} ${code}`} key={code}>
                {apiTexts.errors[code]}
              </Fact>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}

const Calls = ({ title, of }: { title: string; of: Call[] }) => (
  <section>
    <h2>{title}</h2>
    <Accordion
      name="calls"
      items={of.map((call) => ({
        id: call.name.replaceAll(/\W+/g, '-').toLowerCase(),
        head: <ApiCallHead call={call} />,
        body: <ApiCall call={call} />,
      }))}
    />
  </section>
)
