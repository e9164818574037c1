import { useEffect, useMemo, useRef, useState } from 'react'
import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import type { Agent } from '../../../contract/agent.ts'
import type { MapTiles } from '../../../contract/map-tiles.ts'
import { withQuery } from '../../../contract/request-address.ts'
import type { Asked, Located } from '../../../server/services/locator.ts'
import { read } from '../../calls/read.ts'
import { fill } from '../../text/fill.ts'
import { Icon } from '../../ui/icon.tsx'
import { AgentCard } from './agent-card.tsx'
import { AgentMap } from './agent-map.tsx'
import { LocatorForm } from './locator-form.tsx'
import { ViewSwitch } from './view-switch.tsx'
import { searchTitle } from './search-title.ts'

type Props = {
  /** The path of the page that this is on. */
  action: string
  found: Located
  tiles: MapTiles | undefined
  texts: LocatorTexts
  /** In an iframe, which has a fixed height, the list scrolls beside the map. Otherwise the page scrolls. */
  framed: boolean
}

/** Agents farther away are not considered near. */
const nearMiles = 100

/** Search, list, and map. The list comes first for screen readers and keyboards. On a phone, list and map take turns. */
export const Locator = ({ action, found, tiles, texts, framed }: Props) => {
  const { asked, place, marks, chosen, takenAs, towns } = found
  const list = useMoreAgents(found)
  const [activeId, setActive] = useState(asked.agent)
  const [center, setCenter] = useState<Agent>()
  const listChoice = useRef<HTMLInputElement>(null)
  const mapChoice = useRef<HTMLInputElement>(null)
  const numbers = useMemo(
    () => new Map(takenAs === 'nothing' ? [] : list.agents.map(({ id }, index) => [id, index + 1])),
    [list.agents, takenAs],
  )
  const hrefWith = (changes: Changes) => searchUrl(action, asked, changes)

  const choose = (id: string) => {
    const card = document.getElementById(`agent-${id}`)
    if (!card) return false
    if (listChoice.current) listChoice.current.checked = true
    setActive(id)
    card.scrollIntoView({ block: 'nearest' })
    card.focus({ preventScroll: true })
    return true
  }
  const showOnMap = (agent: Agent) => {
    setActive(agent.id)
    setCenter(agent)
    mapChoice.current?.click()
    mapChoice.current?.focus()
  }
  const cardProps = (agent: Agent) => ({
    agent,
    texts,
    number: numbers.get(agent.id),
    isActive: agent.id === activeId,
    onActive: setActive,
    onShowOnMap: showOnMap,
  })

  return (
    <div className={framed ? 'locator is-framed' : 'locator'}>
      <div className="locator-side">
        {framed && (
          <p className="locator-back">
            <a href="/find-agent" target="_top">
              <Icon name="chevron" /> {texts.results.back}
            </a>
          </p>
        )}
        <LocatorForm action={action} asked={asked} place={place} texts={texts} />
        <section className="locator-results" id="agents" aria-labelledby="agents-title">
          <div className="locator-line">
            <h2 id="agents-title">{searchTitle(found, texts)}</h2>
            {framed && (
              <a className="small" href={searchUrl('/find-agent', asked, {})} target="_top" rel="nofollow">
                {texts.results.fullPage}
              </a>
            )}
            <ViewSwitch
              texts={texts.results}
              first={takenAs === 'nothing' ? 'map' : 'list'}
              listRef={listChoice}
              mapRef={mapChoice}
            />
          </div>
          <div className="locator-list">
            <Notes found={found} texts={texts} hrefNear={(near) => hrefWith({ near })} />
            {chosen && (
              <div className="locator-chosen">
                <p className="small">{texts.results.chosen}</p>
                <AgentCard {...cardProps(chosen)} />
              </div>
            )}
            <ul className="agents">
              {list.agents.map((agent) => (
                <li key={agent.id}>
                  <AgentCard {...cardProps(agent)} />
                </li>
              ))}
            </ul>
            {list.failed && <p role="alert">{texts.results.failed}</p>}
            <output className="visually-hidden">
              {list.added > 0 &&
                fill(list.cursor === null ? texts.results.addedLast : texts.results.added, { count: list.added })}
            </output>
            <p className="cluster">
              {list.cursor !== null && (
                <a
                  className="button button-quiet"
                  href={`${hrefWith({ cursor: list.cursor })}#agents`}
                  aria-busy={list.busy}
                  onClick={list.loadMore}
                >
                  {texts.results.more}
                </a>
              )}
              {asked.cursor !== undefined && <a href={hrefWith({ cursor: undefined })}>{texts.results.first}</a>}
            </p>
            <p className="small soft">
              {texts.sampleNote} {texts.credit}
            </p>
          </div>
        </section>
      </div>
      <div className="locator-map" id="map">
        <AgentMap
          marks={marks}
          tiles={tiles}
          from={place && place.kind !== 'state' ? place : null}
          first={firstPlaces(found)}
          towns={towns}
          numbers={numbers}
          center={center}
          activeId={activeId}
          texts={texts.map}
          hrefOf={(id) => `${hrefWith({ agent: id })}#agent-${id}`}
          hrefNear={(near) => `${hrefWith({ near, cursor: undefined, agent: undefined })}#agents`}
          onChoose={choose}
        />
      </div>
    </div>
  )
}

/** What the map shows first: the chosen agent, or the place with its nearest agents. */
function firstPlaces({ chosen, place, data, takenAs, marks }: Located): { lat: number; lng: number }[] {
  if (chosen) return [chosen]
  if (!place || place.kind === 'state') return takenAs === 'unknown' ? [] : marks
  const near = data.filter(({ distanceMiles }) => distanceMiles !== null && distanceMiles <= nearMiles)
  return [place, ...(near.length > 0 ? near : data).slice(0, 8)]
}

type NotesProps = { found: Located; texts: LocatorTexts; hrefNear: (near: string) => string }

/** Notes about the list, shown before it. */
const Notes = ({ found: { place, takenAs, data, asked }, texts: { results }, hrefNear }: NotesProps) => {
  const nearest = data[0]?.distanceMiles ?? null
  const isFar = nearest !== null && nearest > nearMiles && asked.cursor === undefined
  return (
    <div className="locator-notes small">
      {takenAs === 'unknown' && <p>{fill(results.unknownPlace, { words: asked.near ?? '' })}</p>}
      {takenAs !== 'unknown' && data.length === 0 && <p>{results.none}</p>}
      {isFar && <p>{fill(results.far, { miles: nearMiles })}</p>}
      {data.length > 0 && !isFar && <p>{nearest === null ? results.byPlace : results.nearestFirst}</p>}
      {place && place.others.length > 0 && (
        <p>
          {results.others}{' '}
          {place.others.map((name, index) => (
            <span key={name}>
              {index > 0 && '; '}
              <a href={hrefNear(name)}>{name}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** Appends the next page to the list. Without scripts, its link opens that page instead. */
function useMoreAgents({ data, nextCursor, asked, takenAs }: Located) {
  const [more, setMore] = useState<{ agents: Agent[]; cursor: string | null; added: Agent[] }>()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const cursor = more ? more.cursor : nextCursor
  const firstAdded = more?.added[0]?.id

  // The pressed link moves or disappears, so the focus goes to the first added agent.
  useEffect(() => {
    if (firstAdded !== undefined) document.getElementById(`agent-${firstAdded}`)?.focus()
  }, [firstAdded])

  const load = async () => {
    setState('busy')
    try {
      const { near, language, service, openNow } = asked
      const result = await read('agents.search', {
        language,
        service,
        openNow: openNow ? 'true' : undefined,
        [takenAs === 'name' ? 'q' : 'near']: near,
        cursor: cursor ?? undefined,
      })
      if (!result.ok) return setState('failed')
      const { data: added, nextCursor: next } = result.answer
      setMore((before) => ({ agents: [...(before?.agents ?? []), ...added], cursor: next, added }))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const loadMore = (event: React.MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (state !== 'busy') void load()
  }
  const agents = useMemo(() => [...data, ...(more?.agents ?? [])], [data, more])
  return {
    agents,
    cursor,
    added: more?.added.length ?? 0,
    busy: state === 'busy',
    failed: state === 'failed',
    loadMore,
  }
}

type Changes = Partial<Record<keyof Asked, string | undefined>>

/** The URL of the same search with changes. */
const searchUrl = (path: string, asked: Asked, changes: Changes) =>
  withQuery(path, { ...asked, openNow: asked.openNow || undefined, ...changes })
