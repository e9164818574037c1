import { licenses } from '../../content/licenses.ts'
import { sampleAgents } from '../../content/sample-agents.ts'

/** Licensed states with sample agents, the one with the most first. Only their places can be searched. */
const states = licenses
  .map(({ code, state }) => ({ code, state, agents: sampleAgents.filter((agent) => agent.state === code) }))
  .filter(({ agents }) => agents.length > 0)
  .toSorted((one, other) => other.agents.length - one.agents.length)

const [first, second] = states
const agent = first?.agents[0]
if (!agent || !second)
  throw new Error('The tests search for sample agents, and fewer than two licensed states have any.')

/** A place with agents, and what a visitor may type to find it. */
export const servedPlace = {
  city: agent.city,
  state: agent.state,
  stateName: first.state,
  town: `${agent.city}, ${agent.state}`,
  zip: agent.zip,
  lat: agent.lat,
  lng: agent.lng,
  /** How many sample agents the state has. */
  agents: first.agents.length,
  /** The code of one of them. */
  agentCode: agent.code,
}

/** Another state with agents. */
export const otherState = { code: second.code, name: second.state }

/** Agents in the states where places can be searched. */
export const agentsServed = states.flatMap(({ agents }) => agents)
