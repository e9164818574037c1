import type { Db } from '../db/client.ts'
import { sendCsv } from '../http/csv.ts'
import { addAgent, editAgent, exportAgents, readAgents, setAgentStatus } from '../services/desk-agents.ts'
import { importAgents, previewImport } from '../services/import-agents.ts'
import { handle } from './handle.ts'

export const deskAgentsApi = (db: Db) => [
  handle('deskAgents.list', ({ query }) => readAgents(db, query)),
  handle('deskAgents.export', async ({ c, query, actor }) =>
    sendCsv(c, 'agents.csv', await exportAgents(db, query, actor)),
  ),
  handle('deskAgents.preview', ({ body }) => previewImport(db, body.csv)),
  handle('deskAgents.import', ({ body, actor }) => importAgents(db, body, actor)),
  handle('deskAgents.add', ({ body, actor }) => addAgent(db, body, actor)),
  handle('deskAgents.edit', ({ params, body, actor }) => editAgent(db, params.id, body, actor)),
  handle('deskAgents.setStatus', ({ params, body, actor }) => setAgentStatus(db, params.id, body.status, actor)),
]
