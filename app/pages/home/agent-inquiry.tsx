import type { HomeContent } from '../../../content/pages/home.ts'
import { Picture } from '../../pictures/picture.tsx'
import { Points } from '../../sections/text-blocks.tsx'

type Props = { agent: HomeContent['agent']; children: React.ReactNode }

/** Reasons to become an agent, beside the form. */
export const AgentInquiry = ({ agent, children }: Props) => (
  <section className="section reveal" id={agent.id} aria-labelledby="agent-title">
    <div className="page grid">
      <div className="col-5 stack stack-loose agent-words">
        <h2 id="agent-title">{agent.title}</h2>
        <p className="measure-short">{agent.text}</p>
        <Points texts={agent.points} />
        <p>
          <a href={agent.more.href}>{agent.more.text}</a>
        </p>
        <Picture picture={agent.picture} />
      </div>
      <div className="col-6 start-7">{children}</div>
    </div>
  </section>
)
