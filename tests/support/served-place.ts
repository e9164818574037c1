import { licenses } from '../../content/licenses.ts'
import { sampleAgents } from '../../content/sample-agents.ts'

/** The state with the most sample agents. */
const [state] = licenses
  .map(({ code, state: name }) => ({ name, agents: sampleAgents.filter((agent) => agent.state === code) }))
  .toSorted((one, other) => other.agents.length - one.agents.length)
const agent = state?.agents[0]
if (!agent) throw new Error('There is no sample agent to search for: run npm run make:places.')

/** A place with agents, and what a visitor may type to find it. */
export const servedPlace = {
  city: agent.city,
  state: agent.state,
  stateName: state.name,
  town: `${agent.city}, ${agent.state}`,
  zip: agent.zip,
  lat: agent.lat,
  lng: agent.lng,
  /** How many sample agents the state has. */
  agents: state.agents.length,
  /** The code of one of them. */
  agentCode: agent.code,
}
