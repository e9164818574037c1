import { findAgentPage, findAgentTexts } from '../../content/pages/find-agent.ts'
import { pageMeta } from '../page-meta.ts'
import { PageHead } from '../sections/page-head.tsx'
import { Points, Paragraphs } from '../sections/text-blocks.tsx'
import type { Route } from './+types/find-agent'

const { bring, noAgent } = findAgentTexts

export const meta: Route.MetaFunction = () => pageMeta(findAgentPage)

export default function FindAgentPage() {
  return (
    <>
      <PageHead page={findAgentPage} />
      <div className="section section-deep">
        <div className="page grid">
          <section className="col-6 stack" aria-labelledby="bring-title">
            <h2 id="bring-title">{bring.title}</h2>
            <Points texts={bring.points} />
            <Paragraphs texts={[bring.more]} />
          </section>
          <section className="col-5 start-8 stack" aria-labelledby="no-agent-title">
            <h2 id="no-agent-title">{noAgent.title}</h2>
            <p>{noAgent.text}</p>
            <p>
              <a className="button button-strong" href={noAgent.phone.uri}>
                {noAgent.phone.display}
              </a>
            </p>
          </section>
        </div>
      </div>
    </>
  )
}
