import { counted } from '../counted.ts'
import {
  certifications,
  regulatoryTopics,
  type englishLevels,
  type residences,
  type ApplicationFile,
  type ApplicationStage,
  type ErasureRefusal,
} from '../../contract/application-options.ts'
import { withoutMarkup } from '../../contract/inline-markup.ts'
import { maxCounted, type TextAnswer } from '../../contract/desk-applications.ts'
import { applicationPage } from '../pages/job-application.ts'

export const stageNames: Record<ApplicationStage, string> = {
  new: 'New',
  in_review: 'In review',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Not selected',
  withdrawn: 'Withdrawn',
}

/** For rows, where the sentences of the form would be too long. */
export const levelNames: Record<string, string> = {
  native: 'native',
  fluent: 'fluent',
  professional: 'professional',
  conversational: 'conversational',
} satisfies Record<(typeof englishLevels)[number], string>

export const residenceNames: Record<string, string> = {
  yes: 'Lives nearby',
  'no-willing': 'Would move',
  'no-cannot': 'Cannot move',
} satisfies Record<(typeof residences)[number], string>

export const fileNames: Record<ApplicationFile, string> = {
  resume: 'Resume',
  coverLetter: 'Cover letter',
  certificationsFile: 'Certifications',
  signatureImage: 'Drawn signature',
}

export const refusalNames: Record<ErasureRefusal, string> = {
  law: 'The law requires us to keep it for one year',
  dispute: 'We need it for a complaint or a legal case',
  employee: 'The person works for us now',
  'changed-mind': 'The person changed their mind',
}

export const applicationsTexts = {
  title: 'Applications',
  erasureRequested: 'Erasure requested',
  onlyErasure: 'Requested',
  erasureAlert: (count: number) =>
    count === 1
      ? 'One applicant asked us to erase their application. We have 30 days to respond.'
      : `${count.toLocaleString('en')} applicants asked us to erase their applications. We have 30 days to respond to each.`,
  showErasure: 'Show them',
  newOnes: (count: number) => `${count.toLocaleString('en')} new`,
  search: 'Search',
  searchHint: 'Name, email, phone, or reference',
  job: 'Job',
  allJobs: 'All jobs',
  sort: 'Sort',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', name: 'By last name' },
  stage: 'Stage',
  all: 'All',
  head: [
    'Name, email, and phone',
    'Job and experience',
    'Languages, location, and start',
    'Stage and files',
    'Applied',
  ],
  list: 'Applications',
  view: 'View',
  documents: (count: number) => counted(count, 'file'),
  notes: (count: number) => counted(count, 'note'),
  starts: (when: string) => `starts: ${when}`,
  showing: (count: number) => `Showing ${count}`,
  paging: 'More applications',
  exportDescription: 'All applications that match the filters.',
  noMatch: { title: 'No one matches these filters', text: 'Remove one or all of them.' },
  removeFilter: (name: string) => `Remove the filter ${name}`,
  empty: {
    title: 'No applications yet',
    text: 'They will appear here as soon as someone applies for an active vacancy.',
    link: 'See the vacancies',
  },
  failedText: 'Nothing is lost. Your filters stay as they are.',
}

const moreThan = `more than ${maxCounted.toLocaleString('en')}`

export const applicantTexts = {
  erasureRequested: {
    title: (when: string) => `On ${when}, the applicant asked us to erase this application.`,
    text: 'Within 30 days, erase it, or tell them why we have to keep it.',
    kept: (reason: string) => `We are keeping it for now. ${reason}.`,
    link: 'Go to Erase',
    refusal: {
      open: 'Keep it for now',
      title: 'Keep this application for now?',
      text: 'This closes the request. The applicant will see the reason on their private page and can ask again later. Please email them, too.',
      reason: 'Reason',
      button: 'Keep it',
    },
  },
  withdrawn:
    'The applicant withdrew this application and knows that it is closed. Move it to another stage only if they ask you to.',
  title: 'Applicant',
  titleOf: (name: string, job: string) => `${name}, ${job}`,
  back: 'Applications',
  position: (position: number | null, total: number | null) =>
    `${position?.toLocaleString('en') ?? moreThan} of ${total?.toLocaleString('en') ?? moreThan}`,
  print: 'Print',
  shortcuts: [
    ['j', 'Next application'],
    ['k', 'Previous application'],
    ['s', 'Stage'],
    ['n', 'Write a note'],
    ['m', 'Write an email'],
    ['x', 'Select this application'],
    ['Shift + X', 'Select everything from the last selected one to this one'],
  ] as const,
  summary: 'Summary',
  jumps: 'On this page',
  received: (job: string, when: string) => `${job}. Received ${when}.`,
  reference: 'Reference number',
  files: 'Files',
  download: (role: string, name: string) => `Download ${role}, ${name}`,
  checked: 'The contents match the file name',
  unchecked: 'Not recognized. Open it with caution.',
  downloadFailed: 'The file could not be opened. Please try again.',
  stageOf: (name: string) => `Stage of ${name}`,
  moved: (from: string, to: string, time: string) => `Moved from ${from} to ${to} at ${time}`,
  movedByOther: (who: string, from: string, to: string, when: string) =>
    `${who} moved it from ${from} to ${to}, ${when}.`,
  withdrawnMeanwhile: (when: string) => `The applicant withdrew the application, ${when}.`,
  somebody: 'Someone else',
  notMoved: (to: string) => `You chose ${to}. Nothing was changed.`,
  moveAnyway: (to: string) => `Move to ${to}`,
  undo: 'Undo',
  moveFailed: 'The stage was not changed',
  noData: {
    title: 'No data found.',
    text: 'This application was erased, or the address is wrong.',
    link: 'Back to Applications',
  },
  notesKept: 'Notes you typed are kept.',
  aside: 'Notes and history',
  history: {
    title: 'History',
    received: 'Application received',
    applicant: 'The applicant',
    link: 'See everything in the audit log',
  },
  english: 'English',
  notAnswered: 'Not answered',
  unanswered: (count: number) => `${counted(count, 'question')} not answered`,
  notChosen: (languages: string) => `${languages}: not selected.`,
  no: ': no',
  filesAbove: 'The files are at the top of this page',
  filesNote: 'Every view and download is recorded.',
  signature: {
    alt: (name: string) => `Drawn signature of ${name}`,
    caption: (date: string, name: string) => `Signed on ${date}. Typed name: ${name}.`,
    typed: 'The typed name is used in place of a drawn signature.',
  },
}

/** A question as the form shows it, without link markup. */
function asked(name: string): string {
  const question = applicationPage.form.sections
    .flatMap((section) => section.questions)
    .find((entry) => 'name' in entry && entry.name === name)
  return question && 'label' in question ? withoutMarkup(question.label) : name
}

type Part =
  | { kind: 'facts'; rows: { name: TextAnswer; label: string }[] }
  | { kind: 'long'; name: TextAnswer; label: string }
  | { kind: 'checked'; name: 'professionalCertifications' | 'regulatoryKnowledge'; options: readonly string[] }
  | { kind: 'languages' | 'references' | 'files' | 'declarations' | 'signature' }

/** The thirteen groups of the application form, in order. */
export const answerGroups: { title: string; parts: Part[] }[] = [
  {
    title: 'Personal Information',
    parts: [
      {
        kind: 'facts',
        rows: [
          { name: 'firstName', label: 'First name' },
          { name: 'lastName', label: 'Last name' },
          { name: 'email', label: 'Email' },
          { name: 'phone', label: 'Phone' },
          { name: 'currentAddress', label: 'Current address' },
        ],
      },
    ],
  },
  {
    title: 'Location Requirements',
    parts: [{ kind: 'facts', rows: [{ name: 'resideInTwinCities', label: 'Lives near the job' }] }],
  },
  { title: 'Language Proficiency', parts: [{ kind: 'languages' }] },
  {
    title: 'Education & Certifications',
    parts: [
      {
        kind: 'facts',
        rows: [
          { name: 'highestEducation', label: 'Highest education' },
          { name: 'fieldOfStudy', label: 'Field of study' },
        ],
      },
      { kind: 'checked', name: 'professionalCertifications', options: certifications },
    ],
  },
  {
    title: 'Professional Experience',
    parts: [
      {
        kind: 'facts',
        rows: [
          { name: 'yearsProfessionalExperience', label: 'Years of experience' },
          { name: 'yearsBsaAml', label: 'Years of BSA/AML experience' },
          { name: 'managedProjectsPrograms', label: 'Managed projects' },
        ],
      },
      { kind: 'long', name: 'relevantExperienceSummary', label: 'Relevant experience' },
    ],
  },
  {
    title: 'Technical Knowledge & Skills',
    parts: [
      { kind: 'checked', name: 'regulatoryKnowledge', options: regulatoryTopics },
      { kind: 'long', name: 'keySkillsSoftware', label: 'Key skills and software' },
    ],
  },
  {
    title: 'Cultural Understanding & Global Perspective',
    parts: [
      { kind: 'long', name: 'experienceAfricanDiaspora', label: asked('experienceAfricanDiaspora') },
      { kind: 'long', name: 'understandingMission', label: asked('understandingMission') },
    ],
  },
  {
    title: 'Scenario-Based Questions',
    parts: [
      { kind: 'long', name: 'scenarioProblemSolving1', label: asked('scenarioProblemSolving1') },
      { kind: 'long', name: 'scenarioProblemSolving2', label: asked('scenarioProblemSolving2') },
    ],
  },
  { title: 'Professional References', parts: [{ kind: 'references' }] },
  { title: 'Supporting Documents', parts: [{ kind: 'files' }] },
  {
    title: 'Additional Information',
    parts: [
      {
        kind: 'facts',
        rows: [
          { name: 'availability', label: 'Availability' },
          { name: 'salaryExpectations', label: 'Salary expectations' },
        ],
      },
      { kind: 'long', name: 'whyInterested', label: 'Why they are interested' },
    ],
  },
  { title: 'Legal Declarations', parts: [{ kind: 'declarations' }] },
  { title: 'Electronic Signature', parts: [{ kind: 'signature' }] },
]

export const declarationNames = ['legalDeclaration1', 'legalDeclaration2', 'legalDeclaration3'].map(asked)

export const keyFactNames = {
  residence: 'Lives near the job',
  experience: 'Experience',
  bsaAml: 'BSA/AML',
  certified: 'Certified',
  languages: 'Other languages',
  education: 'Education',
  start: 'Can start',
  salary: 'Expected salary',
  none: 'None',
}
