import { Hono } from 'hono'
import type { SiteStatus } from '../../contract/status.ts'
import type { Guarded } from './access.ts'

export const statusApi = (read: () => Promise<SiteStatus>) =>
  new Hono<Guarded>().get('/status', async (c) => c.json(await read()))
