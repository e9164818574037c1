import { counted } from '../counted.ts'
import { optionalSections } from '../../contract/application-sections.ts'
import { employmentTypes, payPeriods, workplaces, type VacancyText } from '../../contract/vacancy.ts'
import { choicesOf } from '../application-answers.ts'
import type { Option } from '../application-question.ts'
import { brand } from '../brand/company.ts'
import { applicationPage } from '../pages/job-application.ts'
import { jobTerms } from '../pages/job.ts'

/** Optional fields can be left empty. */
type Field = { name: keyof VacancyText; label: string; help?: string } & (
  | { kind: 'line' | 'paragraph' | 'list' | 'day' | 'money' }
  | { kind: 'choice' | 'boxes'; options: Option[] }
)

const sectionTitles = applicationPage.form.sections.flatMap(({ id, title }) =>
  optionalSections.filter((section) => section === id).map((value) => ({ value, text: title })),
)

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
      [
        {
          name: 'employmentType',
          label: 'Employment type',
          kind: 'choice',
          options: choicesOf(employmentTypes, jobTerms.employmentTypes),
        },
        { name: 'workplace', label: 'Workplace', kind: 'choice', options: choicesOf(workplaces, jobTerms.workplaces) },
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
      [
        { name: 'payFrom', label: 'Pay from', kind: 'money' },
        { name: 'payTo', label: 'Pay to', kind: 'money' },
        { name: 'payPer', label: 'Pay period', kind: 'choice', options: choicesOf(payPeriods, jobTerms.payPeriods) },
      ],
      [{ name: 'benefits', label: 'Benefits', kind: 'list' }],
      [{ name: 'professionalGrowth', label: 'Professional growth', kind: 'list' }],
    ],
  },
  {
    id: 'process',
    title: 'Application Process',
    rows: [
      [{ name: 'applicationRequirements', label: 'Application requirements', kind: 'list' }],
      [
        {
          name: 'closesOn',
          label: 'Last day to apply',
          help: `The job closes at midnight, ${brand.address.city} time. Applications already started can be sent for one more day.`,
          kind: 'day',
        },
        {
          name: 'residenceArea',
          label: 'Area that the form asks about',
          help: `“Do you live in or near …?” If left blank: ${brand.officeArea.name}.`,
          kind: 'line',
        },
      ],
      [
        {
          name: 'skippedSections',
          label: 'Sections to leave out of the form',
          help: 'The other sections are always included.',
          kind: 'boxes',
          options: sectionTitles,
        },
      ],
    ],
  },
]

export const vacancyFields = vacancyGroups.flatMap((group) => group.rows.flat())

export const listFieldTexts = {
  add: 'Add Item',
  remove: 'Remove',
  item: (label: string, number: number) => `${label}, item ${number}`,
  problem: (number: number, text: string) => `Item ${number}: ${text}`,
  removeItem: (label: string, number: number) => `Remove item ${number} of ${label}`,
}

export const createTexts = {
  title: 'Create Job Vacancy',
  back: 'Admin Job Management',
  intro: 'Sample text for a compliance officer is filled in. Change it as needed.',
  resumed: 'What you typed before is still here.',
  startOver: 'Start over with the sample',
  groups: 'Groups',
  note: 'You can publish the vacancy now or keep it as a draft and preview it first.',
  optional: '(optional)',
  notStated: 'Not specified',
  button: 'Create Job Vacancy',
  busy: 'Creating...',
  goToJobs: 'Go to Job Details',
  ask: {
    title: (title: string) => `Publish ${title}?`,
    text: 'If you publish it, it will be on the careers page right away. A draft is visible only here, and you can preview it.',
    publish: 'Publish now',
    keep: 'Keep as draft',
    back: 'Back to the form',
  },
  success: {
    title: 'Vacancy created',
    text: {
      active: (title: string) => `${title} is on the careers page now.`,
      draft: (title: string) => `${title} is a draft. The public will not see it until you publish it.`,
    },
    button: 'OK',
  },
  failure: {
    title: 'Something went wrong while creating the vacancy',
    text: (reason: string) => `${reason} Everything you typed is still here.`,
    button: 'Try again',
  },
}

export const vacanciesTexts = {
  title: 'Admin Job Management',
  summary: ({ open, hidden, drafts }: { open: number; hidden: number; drafts: number }) =>
    drafts > 0
      ? `${open} active on the careers page, ${hidden} inactive and hidden, ${counted(drafts, 'draft')}.`
      : `${open} active on the careers page, ${hidden} inactive and hidden.`,
  requests: 'Job requests',
  create: 'Create job Vacancy',
  states: { active: 'Active', inactive: 'Inactive', draft: 'Draft', closed: 'Closed' },
  closes: (day: string) => `Last day to apply: ${day}`,
  closed: (day: string) => `Closed after ${day}. To reopen it, change its last day to apply.`,
  sample: 'Sample',
  applications: (total: number, fresh: number) =>
    fresh > 0 ? `${counted(total, 'application')}, ${fresh.toLocaleString('en')} new` : counted(total, 'application'),
  edit: 'Edit',
  switchTo: { active: 'Deactivate', inactive: 'Activate', draft: 'Publish' },
  delete: 'Delete',
  deleteTitle: (title: string) => `Delete the draft ${title}?`,
  deleteText: 'It was never public. This cannot be undone.',
  deleted: (title: string) => `The draft ${title} was deleted.`,
  duplicate: 'Duplicate',
  preview: 'Preview',
  copyOf: (title: string) => `${title} (copy)`,
  editing: 'Editing. The public page will change when you save.',
  editingHidden: 'Editing. The public does not see this job.',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  unsaved: (count: number) => `${counted(count, 'change')} not saved.`,
  saved: (title: string) => `Job updated successfully: ${title}.`,
  saveFailed: 'Error updating job',
  kept: 'What you typed is still in the form.',
  activated: (title: string) => `${title} is active: it is on the careers page now.`,
  deactivated: (title: string) => `${title} is inactive: the public no longer sees it.`,
  duplicated: (title: string) => `${title} was created as a draft. Edit it, then publish it.`,
  seePublic: 'See the public page',
  conflict: {
    title: 'Someone else has changed this job in the meantime',
    text: (fields: string) => `They changed: ${fields}. Your text is still here and is not saved yet.`,
    both: (fields: string) =>
      `Both of you changed: ${fields}. Saving yours replaces theirs in those fields and keeps everything else they changed.`,
    apart: 'You changed different fields. Saving yours keeps their changes too.',
    theirs: 'Discard mine and load theirs',
    mine: 'Save mine over theirs',
  },
  empty: {
    title: 'No vacancies yet',
    text: 'Create the first one. It will show on the careers page as soon as it is active.',
  },
  previewLoading: 'Loading...',
  previewNote: {
    active: 'Preview. The public sees this page now.',
    inactive: 'Preview. The public does not see this page: the job is inactive.',
    draft: 'Preview. The public does not see this page: the job is a draft.',
    closed: 'Preview. The public does not see this page: the last day to apply has passed.',
  },
  previewPages: { label: 'Preview of', job: 'Job page', form: 'Application form' },
  previewSend: 'This is a preview of the form. Nothing is sent.',
}
