import { apiTexts, developersTexts } from '../../../content/admin/developers.ts'
import { errorCodes, errorStatus } from '../../../contract/errors.ts'
import { calls, type Call } from '../../../contract/operations.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Fact } from '../../ui/facts.tsx'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { ApiCall, ApiCallHead } from './api-call.tsx'

export const handle = { title: developersTexts.title, needs: 'desk.info' } satisfies DeskHandle

export const meta = deskMeta(developersTexts.title)

export default function DevelopersPage() {
  return (
    <>
      <DeskHead title={developersTexts.title} intro={developersTexts.intro}>
        <a className="button button-quiet button-small" href={developersTexts.document.href}>
          {developersTexts.document.text}
        </a>
      </DeskHead>
      <div className="api-page">
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
