import type { agentsNearTexts, LocatorTexts } from '../../../content/pages/find-agent.ts'
import type { MapTiles } from '../../../contract/map-tiles.ts'
import type { AgentsAround } from '../../../server/services/locator.ts'
import { fill } from '../../text/fill.ts'
import { SectionFrame } from '../section-frame.tsx'
import { AgentCard } from './agent-card.tsx'
import { AgentMap } from './agent-map.tsx'

type Props = {
  /** The search term for the locator: “Columbus, OH”. */
  near: string
  city: string
  around: AgentsAround | undefined
  tiles: MapTiles | undefined
  texts: typeof agentsNearTexts
  locator: LocatorTexts
}

const search = (near: string) => `/find-agent?${new URLSearchParams({ near })}`

/** The agents nearest to a city, with the same cards and map as in the locator. */
export const AgentsNear = ({ near, city, around, tiles, texts, locator }: Props) => {
  const hasNone = around?.agents.length === 0
  const intro = hasNone ? texts.none : around ? texts.intro : texts.failed
  return (
    <SectionFrame section={{ id: 'agents', title: fill(texts.title, { city }), intro }} deep={false}>
      {around && !hasNone && (
        <div className="agents-near">
          <ul className="agents">
            {around.agents.map((agent, index) => (
              <li key={agent.id}>
                <AgentCard agent={agent} texts={locator} number={index + 1} />
              </li>
            ))}
          </ul>
          <AgentMap
            marks={around.marks}
            tiles={tiles}
            from={around.place}
            first={around.place ? [around.place, ...around.agents] : around.agents}
            towns={around.towns}
            numbers={new Map(around.agents.map(({ id }, index) => [id, index + 1]))}
            texts={locator.map}
            hrefOf={(id) => `${search(near)}&agent=${id}#agent-${id}`}
            hrefNear={search}
          />
        </div>
      )}
      {!hasNone && (
        <p className="section-foot">
          <a className="button button-quiet" href={search(near)} rel="nofollow">
            {fill(texts.all, { city })}
          </a>
        </p>
      )}
      {!hasNone && (
        <p className="small soft">
          {locator.sampleNote} {locator.credit}
        </p>
      )}
    </SectionFrame>
  )
}
