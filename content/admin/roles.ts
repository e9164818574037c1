import type { Permission, Role } from '../../contract/roles.ts'

export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  hiring: 'Hiring',
  leads: 'Leads',
  publisher: 'Publisher',
  auditor: 'Auditor',
}

/** What a role includes. */
export const roleTexts: Record<Role, string> = {
  owner: 'Everything, including people and their roles.',
  hiring: 'Jobs, applications, and resumes.',
  leads: 'Messages from senders and businesses, with their consent records, and prices.',
  publisher: 'Notices, articles, licenses, answers, and agents.',
  auditor: 'Can read everything, including the audit log. Cannot change or export anything.',
}

/** What a permission lets people do; nothing for what every role includes. */
export const permissionTexts: Record<Permission, string | undefined> = {
  own: undefined,
  'hiring.read': 'See applications, resumes, and unpublished jobs',
  'hiring.change': 'Change jobs, and move, annotate, and erase applications and resumes',
  'hiring.export': 'Export applications and resumes',
  'leads.read': 'See leads and their consent records',
  'leads.change': 'Retry, accept, and erase leads',
  'leads.export': 'Export leads',
  'agents.read': 'See unpublished agents',
  'agents.change': 'Add, change, and import agents',
  'agents.export': 'Export agents',
  'prices.read': 'See all versions of the prices',
  'prices.change': 'Change prices',
  'prices.export': 'Export prices',
  'publications.read': 'See drafts and all versions of published text',
  'publications.change': 'Write and publish notices, articles, licenses, and answers',
  'people.read': 'See who has access',
  'people.change': 'Add and remove people, and change their roles and passwords',
  'audit.read': 'Read the audit log',
  'audit.export': 'Export the audit log',
  'status.read': 'See the status of the site',
  'samples.remove': 'Remove the sample data',
}
