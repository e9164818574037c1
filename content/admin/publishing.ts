import type { PublicationKind } from '../../contract/publication-content.ts'
import type { PublicationSummary } from '../../contract/publication.ts'
import type { noticeLooks, noticeTopics } from '../../contract/site-notice.ts'
import { listed } from '../listed.ts'

type KindNames = Record<PublicationKind, { one: string; many: string; add: string }>

export const kindNames: KindNames = {
  notice: { one: 'Notice', many: 'Notices', add: 'New notice' },
  article: { one: 'Article', many: 'Articles', add: 'New article' },
  license: { one: 'License', many: 'Licenses', add: 'New license' },
  question: { one: 'Question', many: 'Questions', add: 'New question' },
}

export const publishingTexts = {
  title: 'Publishing',
  intro: 'Text that you can change without a developer. Visitors see changes within seconds.',
  readIntro: 'Published text and its versions. Your role can read it; owners and publishers can change it.',
  search: 'Search',
  searchHint: 'Title or address',
  kind: 'Type',
  everyKind: 'Everything',
  state: 'State',
  states: {
    '': 'Any',
    draft: 'Not published yet',
    changed: 'Unpublished changes',
    waiting: 'Waiting for approval',
    scheduled: 'Scheduled',
    published: 'Published here',
    upcoming: 'Not shown yet',
    ended: 'Ended',
    files: 'Published with the site',
    withdrawn: 'Withdrawn',
  },
  marks: {
    files: 'Published with the site',
    draft: 'Draft',
    published: 'Published',
    upcoming: 'Published, not shown yet',
    ended: 'Ended',
    withdrawn: 'Withdrawn',
  } satisfies Record<PublicationSummary['state'], string>,
  changed: 'Unpublished changes',
  scheduled: (moment: string) => `Scheduled for ${moment}`,
  waiting: 'Waiting for approval',
  untitled: 'Untitled',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  list: 'Text that can be published',
  empty: { title: 'Nothing here yet', text: 'Write a notice or an article to begin.' },
  noMatch: { title: 'Nothing matches', text: 'Choose other filters, or clear them.' },
  asOf: 'Past versions of pages',
}

export const editorTexts = {
  back: 'Publishing',
  gone: { title: 'No such text', text: 'The address is wrong.' },
  newTitle: (kind: string) => `New ${kind.toLowerCase()}`,
  saved: 'Draft saved.',
  saving: 'Saving the draft...',
  unsaved: 'Not saved yet.',
  unchanged: 'No changes.',
  failed: (reason: string) => `The draft could not be saved: ${reason} It is kept in this tab, and we will try again.`,
  refused: (reason: string) => `The draft could not be saved: ${reason} It is kept in this tab until you correct it.`,
  others: (names: string[]) =>
    names.length === 1 ? `${listed(names)} has this open too.` : `${listed(names)} have this open too.`,
  arrived: (name: string) => `${name} changed this draft. Their changes were added.`,
  conflict: {
    title: 'You both changed the same part',
    text: 'Choose which text to keep. Nothing is saved until you choose.',
    mine: 'Yours',
    theirs: 'Theirs',
    keep: 'Keep yours',
    take: 'Use theirs',
    blank: '(blank)',
  },
  publish: 'Publish…',
  discard: 'Discard changes',
  discarded: 'The changes were discarded. The draft now matches what visitors see.',
  /** Of a text that visitors do not see. */
  discardedDraft: 'The draft was discarded. This text is not on the site.',
  discardMine: 'Discard your changes',
  discardedMine: 'Your changes were discarded. The draft is as your colleague saved it.',
  withdraw: 'Withdraw…',
  withdrawing: {
    title: 'Withdraw this text?',
    text: 'Visitors will no longer see it. Its versions are kept, and you can publish it again.',
    confirm: 'Withdraw',
    done: 'It was withdrawn.',
    waiting: 'The withdrawal was sent for approval. Visitors still see the text until it is approved.',
  },
  publishing: {
    title: 'Publish these changes?',
    now: 'Now',
    later: 'At a set time',
    when: 'When',
    time: 'Time',
    timeHelp: (zone: string) => `Time in ${zone}.`,
    confirm: 'Publish',
    done: 'Published. Visitors will see it within seconds.',
    scheduled: (moment: string) => `It will be published on ${moment}.`,
    waiting: 'It was sent for approval. Visitors will see it once it is approved.',
  },
  noSuchTime: 'Clocks skip this time on that day. Please choose another one.',
  callOff: (moment: string) => `Cancel publishing on ${moment}`,
  calledOff: 'Publishing was canceled. The text is a draft again.',
  calledOffKept: 'Publishing was canceled. The draft stays as it is.',
  callOffWithdrawal: 'Cancel the withdrawal',
  calledOffWithdrawal: 'The withdrawal was canceled. Visitors still see the text.',
  preview: {
    title: 'Preview',
    frame: (path: string) => `Preview of ${path}`,
    failed: 'The preview cannot be shown.',
    loading: 'The preview is loading.',
  },
}

export const noticeFormTexts = {
  look: 'Shown as',
  looks: { line: 'A line above the page', card: 'A card at the top of the page' } satisfies Record<
    (typeof noticeLooks)[number],
    string
  >,
  topic: 'About',
  topics: {
    information: 'Information',
    trouble: 'Problem with a service',
    holiday: 'Holiday or closure',
  } satisfies Record<(typeof noticeTopics)[number], string>,
  title: 'Title',
  text: 'Text',
  textHelp: 'One or two short sentences: what happened, and what to do.',
  linkText: 'Link text',
  linkHref: 'Link address',
  optional: '(optional)',
  startsAt: 'Shown from',
  endsAt: 'Shown until',
  timeHelp: (zone: string) => `Leave this blank for no limit. Time in ${zone}.`,
  where: 'Where',
  everywhere: 'On all pages',
  somewhere: 'Only on these pages',
  page: 'Page',
  addPage: 'Add',
  removePage: (path: string) => `Remove ${path}`,
  order: 'Position among notices',
  orderHelp: 'Lower numbers come first.',
}
