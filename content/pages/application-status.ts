import type { ApplicantStep } from '../../contract/application-status.ts'
import type { ApplicationFile, ApplicationStage, ErasureRefusal } from '../../contract/application-options.ts'
import { brand } from '../brand/company.ts'

type StepTexts = { title: string; text: string; button: string }

const refusals: Record<ErasureRefusal, string> = {
  law: 'The law requires us to keep applications for one year. You can ask again after that.',
  dispute: 'We have to keep it for now because we need it for a complaint or a legal case.',
  employee: 'You work for us now, so we keep it with your personnel records.',
  'changed-mind': 'You later told us to keep it. You can ask again at any time.',
}

/** The page that an applicant's private link opens. */
export const statusPage = {
  title: 'Your application',
  description: 'Where your application stands.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Careers', href: '/career' },
  ],
  crumb: 'Your application',
  heading: (jobTitle: string) => `Your application: ${jobTitle}`,
  stages: {
    new: { title: 'We have your application', text: 'Nobody has read it yet. A person reads every application.' },
    in_review: { title: 'We are reading your application', text: 'You do not need to do anything now.' },
    interview: {
      title: 'We would like to talk with you',
      text: 'We will email or call you to schedule an interview, if we have not done so already.',
    },
    offer: {
      title: 'We would like to offer you the job',
      text: 'We will email or call you about it, if we have not done so already.',
    },
    hired: { title: 'You got the job', text: 'Welcome. Your contact here will tell you what comes next.' },
    declined: {
      title: 'We have decided not to move forward with your application',
      text: 'Thank you for the time you put into it. You are welcome to apply for other jobs.',
    },
    withdrawn: { title: 'You withdrew your application', text: 'We are no longer considering it.' },
  } satisfies Record<ApplicationStage, { title: string; text: string }>,
  facts: { reference: 'Reference number', job: 'Job', sentAt: 'Sent' },
  files: {
    resume: 'Resume',
    coverLetter: 'Cover letter',
    certificationsFile: 'Certifications',
    signatureImage: 'Signature',
  } satisfies Record<ApplicationFile, string>,
  received: 'Files we received',
  steps: {
    withdraw: {
      title: 'Withdraw your application',
      text: 'We will stop considering it. You can apply again for any open job. This cannot be undone here.',
      button: 'Withdraw application',
    },
    erase: {
      title: 'Ask us to erase it',
      text: 'A person on our team will remove your answers and files, or tell you within 30 days why the law requires us to keep them for now.',
      button: 'Ask to erase it',
    },
  } satisfies Record<ApplicantStep, StepTexts>,
  erasureRequested: (day: string) =>
    `You asked us to erase this application on ${day}. We will do so within 30 days, or tell you why we must keep it for now.`,
  erasureRefused: (day: string, refusal: ErasureRefusal) =>
    `You asked us to erase this application on ${day}. ${refusals[refusal]}`,
  help: `Questions? Write to ${brand.mailboxes.careers} and include your reference number.`,
  erased: {
    heading: 'This application has been erased',
    text: 'We removed your answers and files. This link no longer shows anything else.',
  },
  notFound: {
    heading: 'This link does not work',
    text: `Please check that you copied all of it. If it still does not work, write to ${brand.mailboxes.careers}.`,
  },
  others: { text: 'See all openings', href: '/career#openings' },
}
