import type { Db } from '../db/client.ts'
import { removeSamples } from '../services/samples.ts'
import { handle } from './handle.ts'

export const samplesApi = (db: Db) => [handle('samples.remove', ({ actor }) => removeSamples(db, actor))]
