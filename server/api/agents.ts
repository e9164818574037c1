import { Hono } from 'hono'
import { AgentQuery } from '../../contract/agent.ts'
import type { Db } from '../db/client.ts'
import { readQuery } from '../http/query.ts'
import { findAgent, searchAgents } from '../services/agents.ts'
import type { Guarded } from './access.ts'

export const agentsApi = (db: Db) =>
  new Hono<Guarded>()
    .get('/', async (c) => c.json(await searchAgents(db, readQuery(c, AgentQuery))))
    .get('/:id', async (c) => c.json(await findAgent(db, c.req.param('id'))))
