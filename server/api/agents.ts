import type { Db } from '../db/client.ts'
import { findAgent, searchAgents } from '../services/agents.ts'
import { handle } from './handle.ts'

export const agentsApi = (db: Db) => [
  handle('agents.search', ({ query }) => searchAgents(db, query)),
  handle('agents.find', ({ params }) => findAgent(db, params.id)),
]
