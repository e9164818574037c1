import { maxCriteria, type Score, type Verdict } from '../../contract/scorecard.ts'

export const ownerTexts = { label: 'Owner', nobody: 'Nobody' }

export const interviewTexts = {
  title: 'Interviews',
  none: 'No interviews scheduled.',
  notLoaded: 'Interviews and scorecards could not be loaded. Reload the page to try again.',
  plan: 'Schedule an interview',
  change: 'Change',
  cancel: 'Cancel interview',
  keep: 'Keep interview',
  canceled: 'Canceled',
  minutes: (minutes: number) => `${minutes} min`,
  with: (names: string[]) => `With ${names.join(', ')}`,
  day: 'Day',
  time: 'Time',
  timeZone: 'Time zone',
  length: 'Duration',
  place: 'Location or video link',
  people: 'Interviewers',
  message: 'Message to the applicant',
  optional: '(optional)',
  preview: 'The applicant will get this email with a calendar file',
  unsent: 'Text for the applicant',
  notSetUp: 'Email is not set up on this site, so no one will be notified. Copy the text and send it yourself.',
  optedOut:
    'This person has opted out since they applied, so the site will not email them. Interviewers are still notified.',
  told: 'The applicant will get an email in ten seconds.',
  planTitle: (name: string) => `Interview with ${name}`,
  changeTitle: (name: string) => `Change the interview with ${name}`,
  cancelTitle: (name: string) => `Cancel the interview with ${name}`,
  buttons: { plan: 'Send invitation', change: 'Send new details', cancel: 'Cancel and notify everyone' },
  buttonsWithoutMail: { plan: 'Schedule interview', change: 'Change interview', cancel: 'Cancel interview' },
}

export const scorecardTexts = {
  title: 'Scorecards',
  none: 'Nobody has submitted a scorecard.',
  write: 'Write your scorecard',
  resume: 'Continue your scorecard',
  text: 'Only you can see it until you submit it. After that, it cannot be changed.',
  recommendation: 'Recommendation',
  choose: 'Choose',
  comment: 'Comment',
  notRated: 'Not rated',
  save: 'Save draft',
  submit: 'Submit scorecard',
  submitted: (author: string, day: string) => `${author}, ${day}`,
  criteria: 'Edit the criteria for this job',
  criteriaTitle: 'What reviewers rate',
  criteriaText: `One per line, at most ${maxCriteria}. They apply to all applications for this job. If you leave this empty, the standard ones apply.`,
  criteriaLabel: 'Criteria',
  criteriaButton: 'Save criteria',
  criteriaChanged: (criteria: string[]) =>
    `Someone else has changed the criteria in the meantime. Saving replaces them: ${criteria.join('; ')}.`,
}

export const scoreNames: Record<Score, string> = { 1: 'Weak', 2: 'Fair', 3: 'Good', 4: 'Excellent' }

export const verdictNames: Record<Verdict, string> = {
  strong_no: 'Strong no',
  no: 'No',
  yes: 'Yes',
  strong_yes: 'Strong yes',
}
