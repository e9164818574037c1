import type { AdminVacancy } from '../../../contract/vacancy.ts'

/** What people see: an active vacancy is closed after its last day. */
export const stateOf = ({ status, hasClosed }: Pick<AdminVacancy, 'status' | 'hasClosed'>) =>
  status === 'active' && hasClosed ? 'closed' : status
