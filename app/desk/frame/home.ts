import { deskMenu } from '../../../content/admin/frame.ts'
import type { Role } from '../../../contract/roles.ts'
import { mayCall } from '../calls/use-may.ts'

/** The pages of the menu that a role includes. */
export const menuOf = (role: Role) => deskMenu.filter((entry) => mayCall(role, entry.call))

/** The first page of a role; without one, the page of the specified desk. */
export const homeOf = (role: Role | undefined): string =>
  (role === undefined ? deskMenu : menuOf(role))[0]?.href ?? deskMenu[0].href

/** Where signing in leads: those who create jobs start there. */
export const startOf = (role: Role | undefined): string =>
  role === undefined || mayCall(role, 'vacancies.create') ? '/Create-job-vacancy' : homeOf(role)
