import type { employmentTypes, payPeriods, workplaces } from '../../contract/vacancy.ts'
import { brand } from '../brand/company.ts'

type Texts<Codes extends readonly string[]> = Record<Codes[number], string>

/** What a vacancy may state about the job. */
export const jobTerms = {
  employmentTypes: {
    full_time: 'Full-time',
    part_time: 'Part-time',
    contract: 'Contract',
    temporary: 'Temporary',
    internship: 'Internship',
  } satisfies Texts<typeof employmentTypes>,
  workplaces: {
    on_site: 'On-site',
    hybrid: 'Hybrid: partly on site, partly remote',
    remote: 'Remote',
  } satisfies Texts<typeof workplaces>,
  payPeriods: { hour: 'Per hour', year: 'Per year' } satisfies Texts<typeof payPeriods>,
}

/** Texts around a vacancy; the vacancy itself comes from the database. */
export const jobPage = {
  path: '/careerpagedetails',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Careers', href: '/career' },
  ],
  title: (jobTitle: string) => `${jobTitle}: Job at ${brand.name}`,
  description: (jobTitle: string, place: string) =>
    `${jobTitle}, ${place}. Duties, requirements, what we offer, and how to apply to ${brand.name} online.`,
  sections: {
    companyOverview: 'Company overview',
    positionSummary: 'Position summary',
    keyResponsibilities: 'Key responsibilities',
    technicalExpertise: 'Technical expertise',
    coreCompetencies: 'Core competencies',
    benefits: 'What we offer',
    professionalGrowth: 'Your growth with us',
    applicationRequirements: 'Application requirements',
  },
  summary: {
    title: 'At a glance',
    closesOn: 'Last day to apply',
    pay: 'Pay',
    payRange: (from: string, to: string) => `${from} to ${to}`,
    payFrom: (from: string) => `From ${from}`,
    payTo: (to: string) => `Up to ${to}`,
    payPer: { hour: 'per hour', year: 'per year' },
    employmentType: 'Employment type',
    workplace: 'Workplace',
    location: 'Location',
    languageRequirements: 'Languages',
    experience: 'Experience',
    education: 'Education',
    certifications: 'Certifications',
    industry: { term: 'Industry', value: 'Fintech / Remittance' },
  },
  apply: 'Apply Now',
  beforeApplying:
    'Have your resume ready as a file; a cover letter can be a file or typed. The form takes about half an hour and saves your draft.',
  others: { text: 'See all openings', href: '/career#openings' },
}

export const jobNotFound = {
  title: 'Job not found',
  description: 'This job is no longer open, or the address was mistyped. See which jobs are open now.',
  heading: 'Job not found',
  lede: 'It may have been filled, or the address may be mistyped. Our careers page shows every job that is open now.',
  action: { text: 'See open jobs', href: '/career#openings' },
  picture: { name: 'not-found', alt: '' },
}

/** Shown while the database is unavailable; the page retries automatically. */
export const jobLoading = {
  title: 'Loading',
  heading: 'Loading job details...',
  lede: 'This is taking longer than it should. The page will try again every few seconds.',
  help: 'If it still does not appear, call us, or come back in a few minutes.',
  actions: [
    { text: `Call ${brand.phones.tollFree.display}`, href: brand.phones.tollFree.uri },
    { text: 'Go to the careers page', href: '/career' },
  ],
  seconds: 5,
}
