import { counted } from '../counted.ts'
import { inquiryReasonNames } from '../inquiry-reason-names.ts'
import { countText } from './counts.ts'
import type { Delivery } from '../../contract/desk-leads.ts'
import type { NoticeStep } from '../../contract/error-notice.ts'
import type { LeadState } from '../../contract/lead-work.ts'
import type { LeadSource } from '../../contract/lead.ts'

export const sourceNames: Record<LeadSource, string> = {
  home: 'Home form',
  'home-popup': 'Agent popup',
  join: 'Join form',
  b2b: 'B2B popup',
  customised: 'Customized App popup',
  ngo: 'NGO popup',
  globalpayment: 'Global Payments popup',
  api: 'API request',
}

export const deliveryStateNames: Record<Delivery['state'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}

export const leadStateNames: Record<LeadState, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
}

export const noticeStepNames: Record<NoticeStep, string> = {
  acknowledgedOn: 'Acknowledged',
  decidedOn: 'Decided',
  toldOn: 'Sender notified',
}

/** The name of a code, or the code itself if it has none. */
export const nameOf = (names: Record<string, string>, code = ''): string => names[code] ?? code

export const sourceName = (source: string) => nameOf(sourceNames, source)

export const inquiryReasonName = (reason: string | null) => reason && nameOf(inquiryReasonNames, reason)

export const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No')

/** A lead that is past its retention period has no name: only its proof of consent is kept. */
export const shownName = (name: string): string => name || 'Details removed'

/** Shared by the inboxes of leads and career forms. */
export const inboxTexts = {
  showNew: (count: number) => `Show ${count.toLocaleString('en')} new`,
  keys: { next: 'Next', previous: 'Previous', search: 'Search' },
}

const orders = {
  newest: 'newest first',
  oldest: 'oldest first',
  overdue: 'overdue reports first, then newest first',
}

export const leadsTexts = {
  title: 'Leads',
  summary: (people: number) => {
    if (people === 0) return 'Nobody is waiting for an answer.'
    return people === 1
      ? '1 person is waiting for an answer.'
      : `${countText(people)} people are waiting for an answer.`
  },
  trouble: (failed: number) =>
    failed === 1
      ? 'One delivery to the CRM or the team’s mailbox failed. The lead is safe here.'
      : `${countText(failed)} deliveries to the CRM or the team’s mailbox failed. Every lead is safe here.`,
  showAll: 'Show all leads',
  retryAll: 'Retry all failed',
  search: 'Search',
  searchHint: 'Name, email, phone, or message',
  source: 'Source',
  allSources: 'All sources',
  cameFrom: 'Came from',
  delivery: 'Delivery',
  all: 'All',
  spam: 'Spam',
  spamFilters: { suspected: 'Suspected spam', none: 'Not spam' },
  suspected: 'Suspected spam',
  notSpam: 'Not spam',
  accepted: 'Marked as not spam. The lead will now be delivered like any other.',
  list: 'Leads',
  paging: 'More leads',
  showing: (count: number, order: keyof typeof orders) => `Showing ${count}, ${orders[order]}`,
  consent: 'May be texted',
  noConsent: 'No text messages',
  waiting: deliveryStateNames.waiting,
  delivered: deliveryStateNames.delivered,
  failed: (tries: number) => `Failed after ${counted(tries, 'try', 'tries')}`,
  keptHere: 'Kept here only',
  retry: 'Retry',
  retryOne: (name: string) => `Retry ${name}`,
  retried: (count: number) =>
    count === 0 ? 'There was nothing to send again.' : 'Sending again. The status will show here in a moment.',
  exportDescription: 'All leads that match the filters.',
  noMatch: { title: 'No leads match these filters', text: 'Remove one or all of them.' },
  empty: {
    title: 'Nobody is waiting for an answer',
    text: 'Leads appear here as soon as someone submits a form. “Show all leads” includes those that are done.',
  },
  choose: { title: 'Choose a lead', text: 'Its message, consent record, and delivery status appear here.' },
  failedText: 'The list may be out of date. Nothing is lost.',
  back: 'Leads',
  gone: { title: 'No data found.', text: 'This lead was erased, or the address is wrong.' },
}

/** State, owner, and follow-up day of a lead. */
export const leadWorkTexts = {
  state: 'State',
  waiting: 'To answer',
  owner: 'Owner',
  nobody: 'Nobody',
  anyone: 'Anyone',
  ownerFilters: { me: 'Me', nobody: 'Nobody' },
  followUp: 'Follow up on',
  followUpShort: (day: string) => `follow up ${day}`,
  take: 'Assign to me',
  answered: 'Mark as answered',
  snooze: 'Snooze',
  snoozeDays: { tomorrow: 'Tomorrow', monday: 'Next Monday', week: 'In a week' },
  snoozeOther: 'Another day',
  snoozeTitle: 'Snooze this lead',
  snoozeHint: 'It will not count as waiting until that day.',
  snoozed: (day: string) => `Snoozed until ${day}.`,
  saved: 'Saved.',
}

/** What a colleague just changed about the lead that is open. */
export const leadNewsTexts = {
  state: (who: string, name: string) => `${who} changed the state to ${name}.`,
  owner: (who: string, name: string | null) =>
    name === null ? `${who} removed the owner.` : `${who} changed the owner to ${name}.`,
  followUp: (who: string, day: string | null) =>
    day === null ? `${who} removed the follow-up day.` : `${who} changed the follow-up day to ${day}.`,
  noted: (who: string) => `${who} added a note.`,
  other: (who: string) => `${who} changed this lead.`,
}

/** A report that money is missing, for which the federal Remittance Transfer Rule sets deadlines. */
export const noticeTexts = {
  title: 'Report of missing money',
  text: 'It may be a notice of error under 12 CFR 1005.33: decide within 90 days, and tell the sender within 3 business days after that. Ask counsel if in doubt.',
  received: 'Received',
  notYet: 'not yet',
  done: 'Done today',
  doneLabel: (step: string) => `${step}: done today`,
  undo: 'Undo',
  undoLabel: (step: string) => `${step}: undo`,
  decideBy: (day: string) => `Decide by ${day}`,
  tellBy: (day: string) => `Tell the sender by ${day}`,
  overdue: (day: string) => `Overdue since ${day}`,
  finished: 'Finished',
  mark: 'Mark as a report of missing money',
  marked: 'Marked as a report of missing money.',
  unmark: 'Not a report of missing money',
  unmarked: 'No longer marked as a report of missing money.',
  filter: 'Missing money',
  filters: { open: 'Open reports', overdue: 'Overdue reports' },
  overdueAlert: (count: number) =>
    count === 1
      ? 'One report of missing money is overdue.'
      : `${count.toLocaleString('en')} reports of missing money are overdue.`,
  todayAlert: (count: number) =>
    count === 1
      ? 'One report of missing money is due today.'
      : `${count.toLocaleString('en')} reports of missing money are due today.`,
  show: 'Show them',
}

/** Failure reasons; the error code shown with them is for the person who maintains the CRM. */
function describeFailure(code: string): string {
  const found = failures.find(([start]) => code.startsWith(start))
  return found?.[1] ?? 'The receiving server responded with an error'
}

const failures: [start: string, text: string][] = [
  ['timeout', 'The receiving server did not respond in time'],
  ['unreachable', 'The receiving server could not be reached'],
  ['stopped', 'This site was stopped while sending'],
  ['answer-', 'The receiving server sent a response that cannot be read'],
  ['zoho-answer-', 'The CRM sent a response that cannot be read'],
  ['zoho-token-limit', 'The CRM is not issuing new access tokens right now'],
  ['zoho-token-', 'The CRM rejected this site’s credentials'],
  ['zoho-too-many-requests', 'The CRM is limiting the number of calls'],
  ['mail-', 'The mail server rejected the email'],
]

export const leadKeys = {
  answered: 'Mark as answered and open the next one',
  snooze: 'Snooze',
  take: 'Assign to me',
  note: 'Write a note',
  email: 'Write an email',
}

export const leadTexts = {
  number: (number: string, when: string) => `Lead ${number}, ${when}`,
  email: 'Email',
  phone: 'Phone',
  source: 'Source',
  reason: 'Reason',
  consent: {
    title: 'Consent record',
    agreed: 'Agreed: Yes',
    text: 'Wording',
    sms: 'Text messages',
    smsYes: 'Yes, the wording mentions them',
    smsNo: 'No. Reply by email, or by phone if the person asked for a call.',
    received: 'Received',
    page: 'Page',
    from: 'IP address',
    hashed: (hash: string) =>
      `Hidden: only people who may export leads can see it. The same address always has this hash: ${hash}`,
    browser: 'Browser',
    fingerprint: 'Fingerprint',
    print: 'Print record',
    save: 'Save as a file',
    withdrawals: { phone: 'Number opted out', email: 'Address opted out' },
    withdrawal: (way: string, when: string, taken: string | null) =>
      taken ? `${when}, ${way}; ended ${taken}` : `${when}, ${way}`,
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Your browser does not let this page copy. Select the record and copy it.',
    none: 'There is no consent record.',
  },
  deliveries: {
    title: 'Delivery',
    channels: { crm: 'CRM', mail: 'Email to the team' },
    none: 'No CRM or mail server is set up. The lead is kept here only.',
    suspected: 'A hidden field was filled in, so this lead was not sent to the CRM or the team.',
    retry: 'Retry now',
    lastError: (code: string) => `${describeFailure(code)} (${code})`,
    record: (id: string) => `Record ${id}`,
    stored: 'Stored here and confirmed to the visitor',
  },
}
