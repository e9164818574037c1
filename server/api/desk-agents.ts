import { Hono } from 'hono'
import { AgentEdit, AgentInput, AgentStatusChange } from '../../contract/agent.ts'
import { DeskAgentQuery, ImportFile, ImportRequest, maxImportBytes } from '../../contract/desk-agents.ts'
import type { Db } from '../db/client.ts'
import { checkedJson } from '../http/checked-json.ts'
import { sendCsv } from '../http/csv.ts'
import { readQuery } from '../http/query.ts'
import { addAgent, editAgent, exportAgents, readAgents, setAgentStatus } from '../services/desk-agents.ts'
import { importAgents, previewImport } from '../services/import-agents.ts'
import { actorOf, type Guarded } from './access.ts'

/** A list of agents is larger than any form. */
const fileLimits = { most: maxImportBytes, withinMs: 20_000 }

export const deskAgentsApi = (db: Db) =>
  new Hono<Guarded>()
    .get('/', async (c) => c.json(await readAgents(db, readQuery(c, DeskAgentQuery))))
    .get('/export.csv', async (c) =>
      sendCsv(c, 'agents.csv', await exportAgents(db, readQuery(c, DeskAgentQuery), actorOf(c))),
    )
    .post('/preview', async (c) => {
      const { csv } = await checkedJson(c, ImportFile, fileLimits)
      return c.json(await previewImport(db, csv))
    })
    .post('/import', async (c) => {
      const order = await checkedJson(c, ImportRequest, fileLimits)
      return c.json(await importAgents(db, order, actorOf(c)))
    })
    .post('/', async (c) => c.json(await addAgent(db, await checkedJson(c, AgentInput), actorOf(c)), 201))
    .put('/:id', async (c) => {
      const edit = await checkedJson(c, AgentEdit)
      return c.json(await editAgent(db, c.req.param('id'), edit, actorOf(c)))
    })
    .patch('/:id/status', async (c) => {
      const { status } = await checkedJson(c, AgentStatusChange)
      return c.json(await setAgentStatus(db, c.req.param('id'), status, actorOf(c)))
    })
