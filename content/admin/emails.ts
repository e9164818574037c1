import { optedOutError, type EmailState } from '../../contract/email.ts'
import type { EmailKind, EmailTemplate } from '../../contract/email-template.ts'

/** `no-template` stands for an email that was written without one. */
export const templateNames: Record<EmailTemplate | 'no-template', string> = {
  'application-confirmation': 'Application confirmation, sent by the site',
  received: 'Application received',
  invitation: 'Invitation to an interview',
  'more-documents': 'More documents needed',
  'not-selected': 'Not selected',
  'position-closed': 'Position closed',
  offer: 'Offer',
  'resume-confirmation': 'Resume confirmation, sent by the site',
  'resume-invitation': 'Invitation to apply',
  'resume-no-opening': 'No openings right now',
  'question-answered': 'Answer to a question',
  'report-received': 'Report of missing money received',
  'more-information': 'More information needed',
  'report-result': 'Result of our investigation',
  'agent-next-steps': 'Agent or partner: next steps',
  'no-template': 'in their own words',
}

export const emailStateNames: Record<EmailState, string> = {
  waiting: 'Sending in a moment',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Not delivered',
  undone: 'Undone, not sent',
}

/** Emails to a person: writing one, and those that were written. */
export const emailTexts = {
  title: 'Emails',
  write: 'Write an email',
  template: 'Template',
  noTemplate: 'No template',
  to: 'To',
  subject: 'Subject',
  text: 'Text',
  textHelp: 'The person will get exactly what you see here.',
  send: 'Send',
  discard: 'Discard the text',
  queued: 'The email will be sent in ten seconds.',
  sendAgain: 'Send again',
  undo: 'Undo',
  undone: 'Undone. The email was not sent, and any changes made with it were reversed.',
  failed: 'The email was not sent',
  notSetUp:
    'Email is not set up on this site, so it cannot send this. Copy the text and send it from your own email account.',
  copy: 'Copy subject and text',
  copied: 'Copied.',
  notCopied: 'Your browser does not let this page copy. Select the text and copy it.',
  optedOut: {
    no: undefined,
    before: 'This person had opted out before they wrote to us. You may answer what they asked and nothing more.',
    after: 'This person has opted out since they wrote to us and may not be emailed.',
  },
  none: 'No emails yet.',
  notLoaded: 'The emails could not be loaded. Reload the page to see them.',
  templates: 'Edit the templates',
  line: (author: string, when: string) => `${author}, ${when}`,
  reason: (code: string) =>
    code === optedOutError
      ? 'The person opted out before it was sent.'
      : `The mail server did not accept it (${code}).`,
  moveTo: 'Move to',
  stay: 'Leave the stage as it is',
  movedMeanwhile: (stage: string) =>
    `The stage is now ${stage}. Choose again if this email should move the application.`,
  answered: 'Mark as answered',
  handled: 'Mark as done',
}

export const templateTexts = {
  hiring: 'Hiring templates',
  leads: 'Lead templates',
  intro: 'Starting points for the emails that your team writes, and the confirmations that the site sends.',
  kinds: {
    application: 'To applicants',
    'career-form': 'To people who sent a resume',
    lead: 'To people who wrote to us',
  } satisfies Record<EmailKind, string>,
  original: 'Original text',
  changed: (who: string, when: string) => `Changed by ${who}, ${when}`,
  restored: (who: string, when: string) => `Original text, restored by ${who}, ${when}`,
  placeholders: 'Filled in for each person',
  openPlaceholders: 'The sender must replace these before the email can be sent',
  save: 'Save',
  saved: 'Saved.',
  failed: 'The template was not saved',
  restore: 'Restore the original text',
  restoredNow: 'The original text was restored.',
  subject: 'Subject',
  text: 'Text',
  preview: 'Preview with a sample person',
  sample: {
    firstName: 'Hodan',
    lastName: 'Yusuf',
    name: 'Hodan Yusuf',
    job: 'Compliance Officer',
    reference: 'K3VD-7Q2M',
    statusLink: 'https://…/application-status/…',
  },
}
