import type { Colleague } from '../../contract/hiring-work.ts'
import { rolesWith } from '../../contract/roles.ts'
import type { Db } from '../db/client.ts'
import { listAdminsWithRole } from '../db/queries/admins.ts'

/** Those who may work on applications: they can own one, and take part in interviews. */
export const listColleagues = (db: Db): Promise<Colleague[]> => listAdminsWithRole(db, rolesWith('hiring.change'))
