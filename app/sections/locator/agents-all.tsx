import type { agentsAllTexts, LocatorTexts } from '../../../content/pages/find-agent.ts'
import type { AgentMark } from '../../../contract/agent.ts'
import type { MapTiles } from '../../../contract/map-tiles.ts'
import { SectionFrame } from '../section-frame.tsx'
import { AgentMap } from './agent-map.tsx'

type Props = {
  marks: AgentMark[]
  tiles: MapTiles | undefined
  texts: typeof agentsAllTexts
  locator: LocatorTexts
}

/** All agents on the map. Each mark links to a search around it. */
export const AgentsAll = ({ marks, tiles, texts, locator }: Props) => (
  <SectionFrame section={texts} deep={false}>
    <div className="agents-all">
      <AgentMap
        marks={marks}
        tiles={tiles}
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
