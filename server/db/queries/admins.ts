import type { Db } from '../client.ts'
import { admins } from '../schema.ts'

export const countAdmins = (db: Db): Promise<number> => db.$count(admins)
