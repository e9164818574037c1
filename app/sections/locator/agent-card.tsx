import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import type { Agent } from '../../../contract/agent.ts'
import { fill } from '../../text/fill.ts'
import { Fact } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CopyAddress } from './copy-address.tsx'
import { dayText, milesText, openText } from './hours-text.ts'

type Props = {
  agent: Agent
  texts: LocatorTexts
  /** The number of the agent's mark on the map. */
  number?: number | undefined
  /** Whether the agent is highlighted on the map. */
  isActive?: boolean
  onActive?: (id: string) => void
  /** Where list and map take turns, shows the agent on the map. */
  onShowOnMap?: (agent: Agent) => void
}

export const AgentCard = ({ agent, texts, number, isActive = false, onActive, onShowOnMap }: Props) => {
  const words = texts.agent
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only highlight the agent's mark on the map
    <article
      className={isActive ? 'agent is-active' : 'agent'}
      id={`agent-${agent.id}`}
      tabIndex={-1}
      aria-labelledby={`agent-${agent.id}-name`}
      onMouseEnter={() => onActive?.(agent.id)}
      onFocus={() => onActive?.(agent.id)}
    >
      <div className="agent-head">
        {number !== undefined && (
          <span className="agent-number figure">
            <span className="visually-hidden">{words.number} </span>
            {number}
          </span>
        )}
        <h3 id={`agent-${agent.id}-name`}>{agent.name}</h3>
        {agent.distanceMiles !== null && <p className="agent-miles figure">{milesText(agent.distanceMiles, texts)}</p>}
      </div>
      <address>{addressOf(agent)}</address>
      <p className={agent.isOpen ? 'agent-state is-open' : 'agent-state'}>{openText(agent, texts)}</p>
      <p className="agent-languages">
        <span className="visually-hidden">{words.languages}: </span>
        {agent.languages.map((language) => texts.languages[language]).join(', ')}
      </p>
      <details className="agent-hours">
        <summary>
          {words.today}: {dayText(agent.hours[agent.today] ?? [], texts)}
          <Icon name="chevron" />
          <span className="visually-hidden">. {words.more}</span>
        </summary>
        <dl>
          {agent.hours.map((spans, day) => (
            <Fact key={day} term={texts.days[day] ?? ''}>
              {dayText(spans, texts)}
            </Fact>
          ))}
          <Fact term={words.services}>{agent.services.map((service) => texts.services[service]).join(', ')}</Fact>
        </dl>
      </details>
      <p className="agent-actions">
        <a
          className="button button-quiet phone-number"
          href={`tel:+1${agent.phone.replaceAll(/\D/g, '').slice(-10)}`}
          aria-label={`${fill(words.call, { name: agent.name })}: ${agent.phone}`}
        >
          <Icon name="phone" /> {agent.phone}
        </a>
        <a
          className="button button-plain"
          href={texts.directionsUrl + encodeURIComponent(addressOf(agent))}
          target="_blank"
          rel="noreferrer"
          aria-label={fill(words.directionsTo, { name: agent.name })}
        >
          {words.directions}
        </a>
        {onShowOnMap && (
          <button
            className="button button-plain needs-script agent-on-map"
            type="button"
            aria-label={fill(words.onMapOf, { name: agent.name })}
            onClick={() => onShowOnMap(agent)}
          >
            {words.onMap}
          </button>
        )}
        <CopyAddress address={`${agent.name}, ${addressOf(agent)}`} texts={words} name={agent.name} />
      </p>
    </article>
  )
}

const addressOf = ({ street, city, state, zip }: Agent) => `${street}, ${city}, ${state} ${zip}`
