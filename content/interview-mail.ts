import { brand } from './brand/company.ts'
import { oneLine } from '../contract/text.ts'
import { letter, type MailText } from './letter.ts'

/** What happened to an interview. */
export type InterviewNews = 'planned' | 'changed' | 'canceled'

type InterviewFacts = {
  firstName: string
  job: string
  startsAt: Date
  timeZone: string
  minutes: number
  place: string
  message: string
}

const subjects: Record<InterviewNews, string> = {
  planned: 'Your interview with',
  changed: 'New details for your interview with',
  canceled: 'Canceled: your interview with',
}

const openings: Record<InterviewNews, (job: string) => string> = {
  planned: (job) => `We would like to talk with you about the “${job}” position.`,
  changed: (job) => `The details of your interview for the “${job}” position have changed. Here are the new ones.`,
  canceled: (job) => `Your interview for the “${job}” position at the time below has been canceled.`,
}

/** What the email says about its calendar file. Text that people copy and send themselves has no file. */
const endings: Record<'emailed' | 'copied', Record<InterviewNews, string[]>> = {
  emailed: {
    planned: [
      'The attached file adds the interview to your calendar. If the time does not work for you, reply to this email.',
    ],
    changed: [
      'The attached file updates the interview in your calendar. If the time does not work for you, reply to this email.',
    ],
    canceled: ['The attached file removes the interview from your calendar.'],
  },
  copied: {
    planned: ['If the time does not work for you, reply to this email.'],
    changed: ['If the time does not work for you, reply to this email.'],
    canceled: [],
  },
}

/** The desk shows this text before it is sent. */
export const interviewLetter = (
  news: InterviewNews,
  facts: InterviewFacts,
  way: keyof typeof endings = 'emailed',
): MailText => ({
  subject: `${subjects[news]} ${brand.name}: ${oneLine(facts.job)}`,
  text: letter(`Hello ${oneLine(facts.firstName)},`, [
    openings[news](oneLine(facts.job)),
    whenAndWhere(facts),
    ...(facts.message === '' ? [] : [facts.message]),
    ...endings[way][news],
  ]),
})

const noticeSubjects: Record<InterviewNews, string> = {
  planned: 'Interview',
  changed: 'Interview changed',
  canceled: 'Interview canceled',
}

/** For the colleagues who take part. */
export const interviewNotice = (
  news: InterviewNews,
  facts: InterviewFacts,
  name: string,
  deskUrl: string,
): MailText => ({
  subject: `${noticeSubjects[news]}: ${oneLine(name)}, ${oneLine(facts.job)}`,
  text: `${oneLine(name)}, ${oneLine(facts.job)}\n\n${whenAndWhere(facts)}\n\nOpen the application: ${deskUrl}\n`,
})

const whenAndWhere = ({ startsAt, timeZone, minutes, place }: InterviewFacts) =>
  [`When: ${writtenTime(startsAt, timeZone)}`, `How long: ${minutes} minutes`, `Where: ${place}`].join('\n')

/** For example “Tuesday, November 17, 2026, 2:30 PM Central Standard Time”. */
const writtenTime = (startsAt: Date, timeZone: string) => {
  const day = startsAt.toLocaleDateString('en-US', { timeZone, dateStyle: 'full' })
  const time = startsAt.toLocaleTimeString('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
  })
  // Some engines put a narrow space before AM and PM.
  return `${day}, ${time}`.replaceAll('\u202F', ' ')
}

export const calendarTitle = (name: string, job: string) =>
  `Interview with ${brand.name}: ${oneLine(name)}, ${oneLine(job)}`
