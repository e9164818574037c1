import { Hono } from 'hono'
import type { Db } from '../db/client.ts'
import { removeSamples } from '../services/samples.ts'
import { actorOf, type Guarded } from './access.ts'

export const samplesApi = (db: Db) =>
  new Hono<Guarded>().delete('/samples', async (c) => c.json(await removeSamples(db, actorOf(c))))
