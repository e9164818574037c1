import type { PublicationVersion } from '../../contract/publication.ts'
import { articleFormTexts, pictureTexts } from './articles.ts'
import { licenseFormTexts } from './licenses.ts'
import { noticeFormTexts } from './publishing.ts'
import { questionFormTexts } from './questions.ts'

export const historyTexts = {
  title: 'Versions',
  none: 'Nothing has been published yet.',
  version: (id: number) => `Version ${id}`,
  files: 'The text that came with the site',
  states: {
    waiting: 'Waiting for approval',
    scheduled: 'Scheduled',
    current: 'In effect',
    past: 'Past',
    'called-off': 'Canceled',
  } satisfies Record<PublicationVersion['state'], string>,
  refused: 'Sent back',
  withdrawal: 'Withdrawal',
  shown: {
    waiting: (moment: string) => `Will be shown starting ${moment}, once it is approved.`,
    scheduled: (moment: string) => `Visitors will see it starting ${moment}.`,
    current: (moment: string) => `Visitors have seen it since ${moment}.`,
    past: (moment: string) => `Visitors saw it starting ${moment}.`,
    'called-off': () => 'Visitors never saw it.',
  } satisfies Record<PublicationVersion['state'], (moment: string) => string>,
  /** The same for a version that takes the text away. */
  withdrawn: {
    waiting: () => 'Visitors will no longer see the text once this is approved.',
    scheduled: (moment: string) => `Visitors will no longer see the text starting ${moment}.`,
    current: (moment: string) => `Visitors have not seen the text since ${moment}.`,
    past: (moment: string) => `Visitors stopped seeing the text on ${moment}.`,
    'called-off': () => 'The text was not withdrawn.',
  } satisfies Record<PublicationVersion['state'], (moment: string) => string>,
  written: (moment: string, by: string) => `By ${by}, ${moment}.`,
  approved: (by: string) => `Approved by ${by}.`,
  refusal: (by: string, text: string) => `Sent back by ${by}: ${text}`,
  back: 'Back to the text',
  gone: { title: 'No such version', text: 'Open the text again and choose a version from its list.' },
  changes: {
    title: 'What changed',
    compareWith: 'Compared with',
    nothing: 'Nothing',
    same: 'Both versions are the same.',
    added: 'Added:',
    removed: 'Removed:',
    end: 'End of the change.',
  },
  accepted: 'Accepted when it was published',
  restore: {
    button: 'Publish this version again',
    busy: 'Publishing...',
    title: 'Publish this version again?',
    confirm: 'Publish again',
    done: 'This version is on the site again. Later versions are kept.',
    waiting: 'It was sent for approval. Visitors will see it once it is approved.',
  },
  decide: {
    title: 'This version is waiting for approval',
    waits: {
      'second-person': (by: string) => `It is by ${by}. Someone else has to approve it.`,
      owner: (by: string) => `It is by ${by} and makes a risky claim. An owner has to approve it.`,
    },
    own: 'It is your own, so someone else has to decide. You can cancel it on the page of the text.',
    ownersOnly: 'Only an owner can decide.',
    newer: (version: string) =>
      `${version} was written later, and is on the site or scheduled. Compare the two: approving this one replaces it.`,
    approve: 'Approve',
    approving: 'Approving...',
    approved: 'Approved. It takes effect at its start time.',
    refuse: 'Send back',
    refusing: 'Sending back...',
    refuseTitle: 'Send it back to its author?',
    refuseLabel: 'What has to change?',
    refused: 'Sent back. The text is a draft again.',
    refusedWithdrawal: 'Sent back. Visitors still see the text.',
  },
  asOf: {
    title: 'A past version of a page',
    intro: 'Shows a page with everything that was published at a given time, for complaints, audits, and regulators.',
    page: 'Page',
    moment: 'Date and time',
    momentHelp: 'Times are in this computer’s time zone.',
    past: 'Choose a date and time in the past.',
    show: 'Show the page',
    showing: 'Loading...',
    frame: (path: string, moment: string) => `${path} as it was on ${moment}`,
    note: 'Text that came with the site, prices, and rates are shown as they are today.',
  },
}

/** The parts of an item, as the forms call them; what is not listed keeps its own name. */
const partNames: Record<string, string> = {
  ...licenseFormTexts.parts,
  ...licenseFormTexts.days,
  agency: licenseFormTexts.regulator,
  title: noticeFormTexts.title,
  text: noticeFormTexts.text,
  linkText: noticeFormTexts.linkText,
  linkHref: noticeFormTexts.linkHref,
  pages: noticeFormTexts.where,
  startsAt: noticeFormTexts.startsAt,
  endsAt: noticeFormTexts.endsAt,
  order: noticeFormTexts.order,
  look: noticeFormTexts.look,
  topic: noticeFormTexts.topic,
  body: articleFormTexts.body,
  teaser: articleFormTexts.teaser,
  slug: articleFormTexts.slug,
  pageTitle: articleFormTexts.pageTitle,
  description: articleFormTexts.description,
  date: articleFormTexts.date,
  author: articleFormTexts.author,
  picture: pictureTexts.choice,
  pictureAlt: pictureTexts.alt,
  code: licenseFormTexts.state,
  state: licenseFormTexts.state,
  jurisdiction: licenseFormTexts.state,
  licenseNumber: licenseFormTexts.licenseNumber,
  status: licenseFormTexts.status,
  asOf: licenseFormTexts.asOf,
  disclosures: licenseFormTexts.disclosures,
  unverified: licenseFormTexts.unverified,
  question: questionFormTexts.question,
  answer: questionFormTexts.answer,
  page: questionFormTexts.page,
  position: questionFormTexts.position,
}

/** The name of a part such as `pages.2` or `picture.alt`: that of its last word. */
export const partName = (part: string): string => partNames[lastWord(part)] ?? part

/** What can be chosen for a part, as its form calls it. */
const choiceNames: Record<string, Partial<Record<string, string>>> = {
  look: noticeFormTexts.looks,
  topic: noticeFormTexts.topics,
  picture: pictureTexts.drawings,
  status: licenseFormTexts.statuses,
  unverified: licenseFormTexts.parts,
}

export const choiceName = (part: string, value: string): string => choiceNames[lastWord(part)]?.[value] ?? value

const lastWord = (part: string): string => part.split('.').findLast((word) => !/^\d+$/.test(word)) ?? ''
