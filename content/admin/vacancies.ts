import type { VacancyInput } from '../../contract/vacancy.ts'

type Field = { name: keyof VacancyInput; label: string; help?: string; kind: 'line' | 'paragraph' | 'list' }

/** The vacancy form, by group; editing in the list shows the same fields without groups. */
export const vacancyGroups: { id: string; title: string; rows: Field[][] }[] = [
  {
    id: 'overview',
    title: 'Job Overview',
    rows: [
      [
        { name: 'jobTitle', label: 'Job title', kind: 'line' },
        { name: 'location', label: 'Location', kind: 'line' },
      ],
      [{ name: 'tagline', label: 'Tagline', help: 'One sentence under the title.', kind: 'line' }],
      [
        {
          name: 'companyOverview',
          label: 'Company overview',
          help: 'The first 100 characters show on the card.',
          kind: 'paragraph',
        },
      ],
      [{ name: 'positionSummary', label: 'Position summary', help: 'Two or three sentences.', kind: 'paragraph' }],
    ],
  },
  {
    id: 'responsibilities',
    title: 'Responsibilities',
    rows: [[{ name: 'keyResponsibilities', label: 'Key responsibilities', kind: 'list' }]],
  },
  {
    id: 'qualifications',
    title: 'Required Qualifications',
    rows: [
      [
        { name: 'languageRequirements', label: 'Language requirements', kind: 'line' },
        { name: 'experience', label: 'Experience', kind: 'line' },
      ],
      [
        { name: 'education', label: 'Education', kind: 'line' },
        { name: 'certifications', label: 'Certifications', kind: 'line' },
      ],
      [{ name: 'technicalExpertise', label: 'Technical expertise', kind: 'list' }],
      [{ name: 'coreCompetencies', label: 'Core competencies', kind: 'list' }],
    ],
  },
  {
    id: 'offer',
    title: 'What We Offer',
    rows: [
      [{ name: 'benefits', label: 'Benefits', kind: 'list' }],
      [{ name: 'professionalGrowth', label: 'Professional growth', kind: 'list' }],
    ],
  },
  {
    id: 'process',
    title: 'Application Process',
    rows: [[{ name: 'applicationRequirements', label: 'Application requirements', kind: 'list' }]],
  },
]

export const vacancyFields = vacancyGroups.flatMap((group) => group.rows.flat())

export const listFieldTexts = {
  add: 'Add Item',
  remove: 'Remove',
  item: (label: string, number: number) => `${label}, item ${number}`,
  removeItem: (label: string, number: number) => `Remove item ${number} of ${label}`,
}

export const createTexts = {
  title: 'Create Job Vacancy',
  back: 'Admin Job Management',
  intro: 'Sample text for a compliance officer is filled in. Change it as needed.',
  resumed: 'What you typed before is still here.',
  startOver: 'Start over with the sample',
  groups: 'Groups',
  note: 'The vacancy becomes active and public right away. You can deactivate it on the next page.',
  button: 'Create Job Vacancy',
  busy: 'Creating...',
  goToJobs: 'Go to Job Details',
  success: { title: 'Vacancy created', text: (title: string) => `${title} is on the careers page now.`, button: 'OK' },
  failure: {
    title: 'Something went wrong while creating the vacancy',
    text: (reason: string) => `${reason} Everything you typed is still here.`,
    button: 'Try Again',
  },
}

export const vacanciesTexts = {
  title: 'Admin Job Management',
  summary: (active: number, inactive: number) =>
    `${active} active on the careers page, ${inactive} inactive and hidden.`,
  requests: 'Job requests',
  create: 'Create job Vacancy',
  active: 'Active',
  inactive: 'Inactive',
  sample: 'Sample',
  applications: (total: number, fresh: number) =>
    `${total.toLocaleString('en')} ` +
    `${total === 1 ? 'application' : 'applications'}${fresh > 0 ? `, ${fresh.toLocaleString('en')} new` : ''}`,
  edit: 'Edit',
  activate: 'Activate',
  deactivate: 'Deactivate',
  duplicate: 'Duplicate',
  preview: 'Preview',
  copyOf: (title: string) => `${title} (copy)`,
  editing: 'Editing. The public page changes when you save.',
  editingHidden: 'Editing. The public does not see this job.',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  unsaved: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} not saved.`,
  saved: (title: string) => `Job updated successfully: ${title}.`,
  saveFailed: 'Error updating job',
  kept: 'What you typed is still in the form.',
  activated: (title: string) => `${title} is active: it is on the careers page now.`,
  deactivated: (title: string) => `${title} is inactive: the public no longer sees it.`,
  duplicated: (title: string) => `${title} was created as an inactive copy. Edit it, then activate it.`,
  seePublic: 'See the public page',
  conflict: {
    title: 'Someone else has changed this job in the meantime',
    text: (fields: string) => `They changed: ${fields}. Your text is still here and is not saved yet.`,
    both: (fields: string) =>
      `Both of you changed: ${fields}. Saving yours replaces theirs there and keeps everything else they changed.`,
    apart: 'You changed other fields. Saving yours keeps their changes too.',
    theirs: 'Discard mine and load theirs',
    mine: 'Save mine over it',
  },
  empty: {
    title: 'No vacancies yet',
    text: 'Create the first one. It shows on the careers page as soon as it is active.',
  },
  previewLoading: 'Loading...',
  previewNote: {
    active: 'Preview. The public sees this page now.',
    inactive: 'Preview. The public does not see this page: the job is inactive.',
  },
}
