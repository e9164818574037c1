import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import type { Agent } from '../../../contract/agent.ts'
import { fill } from '../../text/fill.ts'
import { Icon } from '../../ui/icon.tsx'
import { CopyAddress } from './copy-address.tsx'
import { dayText, milesText, openText } from './hours-text.ts'

type Props = {
  agent: Agent
  texts: LocatorTexts
  /** Whether the agent is highlighted on the map. */
  isActive?: boolean
  onActive?: (id: string) => void
}

export const AgentCard = ({ agent, texts, isActive = false, onActive }: Props) => {
  const words = texts.agent
  return (
    // Hovering only highlights the agent's mark on the map.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className={isActive ? 'agent is-active' : 'agent'}
      id={`agent-${agent.id}`}
      tabIndex={-1}
      aria-labelledby={`agent-${agent.id}-name`}
      onMouseEnter={() => onActive?.(agent.id)}
      onFocus={() => onActive?.(agent.id)}
    >
      <div className="agent-head">
        <h3 id={`agent-${agent.id}-name`}>{agent.name}</h3>
        {agent.distanceMiles !== null && <p className="agent-miles figure">{milesText(agent.distanceMiles, texts)}</p>}
      </div>
      <address>{addressOf(agent)}</address>
      <p className={agent.isOpen ? 'agent-state is-open' : 'agent-state'}>{openText(agent, texts)}</p>
      <details className="agent-hours">
        <summary>
          {words.today}: {dayText(agent.hours[agent.today] ?? [], texts)}
          <Icon name="chevron" />
          <span className="visually-hidden">. {words.week}</span>
        </summary>
        <dl>
          {agent.hours.map((spans, day) => (
            <div key={texts.days[day]}>
              <dt>{texts.days[day]}</dt>
              <dd>{dayText(spans, texts)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <dl className="agent-facts">
        <div>
          <dt>{words.languages}</dt>
          <dd>{agent.languages.map((language) => texts.languages[language]).join(', ')}</dd>
        </div>
        <div>
          <dt>{words.services}</dt>
          <dd>{agent.services.map((service) => texts.services[service]).join(', ')}</dd>
        </div>
      </dl>
      <p className="agent-actions">
        <a
          className="button button-quiet"
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
        <CopyAddress address={`${agent.name}, ${addressOf(agent)}`} texts={words} name={agent.name} />
      </p>
    </article>
  )
}

export const addressOf = ({ street, city, state, zip }: Agent) => `${street}, ${city}, ${state} ${zip}`
