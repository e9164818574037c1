import type { agentsAllTexts, LocatorTexts } from '../../../content/pages/find-agent.ts'
import type { AgentMark } from '../../../contract/agent.ts'
import { SectionFrame } from '../section-frame.tsx'
import { AgentMap } from './agent-map.tsx'

type Props = { marks: AgentMark[]; texts: typeof agentsAllTexts; locator: LocatorTexts }

/** All agents on the map. Each mark links to a search around it. */
export const AgentsAll = ({ marks, texts, locator }: Props) => (
  <SectionFrame section={texts} deep={false}>
    <div className="agents-all">
      <AgentMap
        marks={marks}
        from={null}
        first={marks}
        texts={locator.map}
        hrefOf={(id) => `/find-agent?agent=${id}#agent-${id}`}
        hrefNear={(near) => `/find-agent?${new URLSearchParams({ near })}`}
      />
    </div>
    <p className="section-foot">
      <a className="button button-quiet" href="/find-agent">
        {texts.search}
      </a>
    </p>
    <p className="small soft">
      {locator.sampleNote} {locator.credit}
    </p>
  </SectionFrame>
)
