export const roles = ['owner', 'hiring', 'leads', 'publisher', 'auditor'] as const
export type Role = (typeof roles)[number]

/** What a role can include. Erasing counts as a change; `own` is everybody's own account. */
const permissions = [
  'own',
  'hiring.read',
  'hiring.change',
  'hiring.export',
  'leads.read',
  'leads.change',
  'leads.export',
  'agents.read',
  'agents.change',
  'agents.export',
  'prices.read',
  'prices.change',
  'prices.export',
  'publications.read',
  'publications.change',
  'people.read',
  'people.change',
  'audit.read',
  'audit.export',
  'status.read',
  'samples.remove',
] as const
export type Permission = (typeof permissions)[number]

/** Who may do what. Every call of the API names the permission that it needs. */
const rolePermissions: Record<Role, readonly Permission[]> = {
  owner: permissions,
  hiring: ['own', 'hiring.read', 'hiring.change', 'hiring.export'],
  leads: ['own', 'leads.read', 'leads.change', 'leads.export', 'prices.read', 'prices.change', 'prices.export'],
  publisher: ['own', 'agents.read', 'agents.change', 'agents.export', 'publications.read', 'publications.change'],
  auditor: [
    'own',
    'hiring.read',
    'leads.read',
    'agents.read',
    'prices.read',
    'publications.read',
    'people.read',
    'audit.read',
    'status.read',
  ],
}

export const may = (role: Role, permission: Permission) => rolePermissions[role].includes(permission)

export const rolesWith = (permission: Permission): Role[] => roles.filter((role) => may(role, permission))

/** What someone loses who changes from one role to another. */
export const lostPermissions = (from: Role, to: Role): Permission[] =>
  rolePermissions[from].filter((permission) => !may(to, permission))

/** The role of a person who is added without one: it covers the pages for jobs and applications, and nothing else. */
export const defaultRole: Role = 'hiring'
