import { isDeepStrictEqual } from 'node:util'
import { brand } from '../../content/brand/company.ts'
import { calendarTitle, interviewLetter, interviewNotice, type InterviewNews } from '../../content/interview-mail.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Interview, InterviewCancellation, InterviewChange, InterviewInput } from '../../contract/interview.ts'
import { localTimeIn, momentIn } from '../../contract/local-time.ts'
import type { Db } from '../db/client.ts'
import { lockApplication } from '../db/queries/desk-applications.ts'
import { lockBatch } from '../db/queries/emails.ts'
import {
  deleteInterview,
  findInterview,
  insertInterview,
  listInterviewers,
  listInterviews,
  lockInterview,
  recordUndo,
  replaceInterview,
  type InterviewRow,
} from '../db/queries/hiring-work.ts'
import type { InterviewBefore } from '../db/schema.ts'
import { writeAudit, type Actor } from './audit.ts'
import { calendarFile } from './calendar-file.ts'
import { listColleagues } from './colleagues.ts'
import { queueEmails, stopEmails, type Mailing } from './emails.ts'
import { found, findById } from './found.ts'

/** `organizer`: the address that applicants reply to. */
export type Interviewing = Mailing & { organizer: string; publicUrl: string }

type Applicant = NonNullable<Awaited<ReturnType<typeof lockApplication>>>
type Interviewer = Awaited<ReturnType<typeof listInterviewers>>[number]

export async function readInterviews(db: Db, applicationId: string): Promise<Interview[]> {
  const rows = await listInterviews(db, applicationId)
  const people = await listInterviewers(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    asInterview(
      row,
      people.filter(({ interviewId }) => interviewId === row.id),
    ),
  )
}

const asInterview = ({ startsAt, ...row }: InterviewRow, people: Interviewer[]): Interview => ({
  id: row.id,
  startsAt: startsAt.toISOString(),
  localTime: localTimeIn(row.timeZone, startsAt),
  timeZone: row.timeZone,
  minutes: row.minutes,
  place: row.place,
  message: row.message,
  interviewers: people.map(({ id, username }) => ({ id, username })),
  sequence: row.sequence,
  canceled: row.canceled,
})

/** Stores an interview and notifies the applicant and the interviewers, with a file for their calendars. */
export const planInterview = (
  interviewing: Interviewing,
  applicationId: string,
  { interviewId, ...input }: InterviewInput,
  by: Actor,
): Promise<Interview> =>
  interviewing.db.transaction(async (tx) => {
    const applicant = await findById(applicationId, () => lockApplication(tx, applicationId))
    const before = (await readInterviews(tx, applicationId)).find(({ id }) => id === interviewId)
    if (before) return refuseOther(before, input)
    await checkInterviewers(tx, input.interviewerIds)
    const values = { id: interviewId, applicationId, ...valuesOf(input) }
    const row = await insertInterview(tx, values, input.interviewerIds)
    return tell(tx, interviewing, { news: 'planned', applicant, row, removed: [], before: null }, by)
  })

/** What an earlier call with the same id has planned, if its answer was lost. */
function refuseOther(planned: Interview, input: Details): Interview {
  if (!isAsRequested(planned, input)) throw new SiteError('conflict', 'interview.already_planned')
  return planned
}

type Details = Omit<InterviewInput, 'interviewId'>

function isAsRequested(interview: Interview, input: Details): boolean {
  const { localTime, timeZone, minutes, place, message, interviewers, canceled } = interview
  const interviewerIds = interviewers.map(({ id }) => id)
  const sent = { ...input, interviewerIds: input.interviewerIds.toSorted() }
  const known = { localTime, timeZone, minutes, place, message, interviewerIds: interviewerIds.toSorted() }
  return !canceled && isDeepStrictEqual(sent, known)
}

export const changeInterview = (
  interviewing: Interviewing,
  id: string,
  { sequence, ...input }: InterviewChange,
  by: Actor,
): Promise<Interview> =>
  interviewing.db.transaction(async (tx) => {
    const { applicant, before, people } = await lockWithPeople(tx, id)
    const now = asInterview(before, people)
    // Either the answer was lost and the call repeated, or nothing was changed: nobody is told again.
    if (sequence <= before.sequence && isAsRequested(now, input)) return now
    refuseChanged(before, sequence)
    await checkInterviewers(tx, input.interviewerIds)
    const values = { ...valuesOf(input), sequence: before.sequence + 1, canceled: false }
    const removed = people.filter((person) => !input.interviewerIds.includes(person.id))
    const row = await replaceInterview(tx, id, values, input.interviewerIds)
    return tell(
      tx,
      interviewing,
      { news: 'changed', applicant, row, removed, before: await undoOf(tx, before, people) },
      by,
    )
  })

export const cancelInterview = (
  interviewing: Interviewing,
  id: string,
  { sequence, message }: InterviewCancellation,
  by: Actor,
): Promise<Interview> =>
  interviewing.db.transaction(async (tx) => {
    const { applicant, before, people } = await lockWithPeople(tx, id)
    const isDone = before.canceled && before.message === message
    if (sequence < before.sequence && isDone) return asInterview(before, people)
    refuseChanged(before, sequence)
    const values = { message, sequence: before.sequence + 1, canceled: true }
    const undo = await undoOf(tx, before, people)
    const row = await replaceInterview(tx, id, values, undefined)
    return tell(tx, interviewing, { news: 'canceled', applicant, row, removed: [], before: undo }, by)
  })

const undoOf = async (
  tx: Db,
  { startsAt, timeZone, minutes, place, message, canceled, batchId, before }: InterviewRow,
  people: Interviewer[],
): Promise<InterviewBefore> => ({
  startsAt: startsAt.toISOString(),
  timeZone,
  minutes,
  place,
  message,
  canceled,
  interviewerIds: people.map((person) => person.id),
  ...(batchId !== null && (await isUndoable(tx, batchId)) && { earlier: { batchId, before } }),
})

const isUndoable = async (tx: Db, batchId: string) =>
  (await lockBatch(tx, 'application', batchId)).some(({ state }) => state === 'waiting')

const valuesOf = ({ localTime, timeZone, minutes, place, message }: InterviewInput) => ({
  startsAt: found(momentIn(timeZone, localTime)),
  timeZone,
  minutes,
  place,
  message,
})

async function checkInterviewers(tx: Db, ids: string[]) {
  if (new Set(ids).size !== ids.length || (await colleaguesAmong(tx, ids)).length !== ids.length)
    throw new SiteError('invalid', 'interview.person_unknown')
}

async function colleaguesAmong(tx: Db, ids: string[]) {
  const known = new Set((await listColleagues(tx)).map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

/** Locks the application first, as every change to it does. */
async function lockWithPeople(tx: Db, id: string) {
  const { applicationId } = await findById(id, () => findInterview(tx, id))
  const applicant = found(await lockApplication(tx, applicationId))
  const before = found(await lockInterview(tx, id))
  return { applicant, before, people: await listInterviewers(tx, [id]) }
}

function refuseChanged({ canceled, sequence }: InterviewRow, seen: number): void {
  if (canceled) throw new SiteError('conflict', 'interview.canceled')
  if (sequence !== seen) throw new SiteError('conflict', 'interview.changed_meanwhile')
}

type Told = {
  news: InterviewNews
  applicant: Applicant
  row: InterviewRow
  removed: Interviewer[]
  before: InterviewBefore | null
}

async function tell(tx: Db, interviewing: Interviewing, told: Told, by: Actor): Promise<Interview> {
  const { news, applicant, row } = told
  const people = await listInterviewers(tx, [row.id])
  const detail = { startsAt: row.startsAt.toISOString(), timeZone: row.timeZone }
  await writeAudit(tx, by, { action: `interview-${news}`, subject: { kind: 'application', id: applicant.id }, detail })
  if (interviewing.isSetUp) {
    const { batchId } = await queueEmails(tx, interviewing, 'application', lettersOf(interviewing, told, people), by)
    await recordUndo(tx, row.id, { batchId, before: told.before })
  }
  return asInterview(row, people)
}

/**
 * The interview becomes what it was before the emails that are undone. Those about its later changes are undone first:
 * otherwise people would learn of the change or the cancellation of an interview that they had never heard of.
 */
export async function revertInterview(tx: Db, applicationId: string, batchId: string, by: Actor): Promise<void> {
  const row = (await listInterviews(tx, applicationId)).find((one) => undoableBatches(one).includes(batchId))
  if (!row) return
  if (row.batchId !== null && row.batchId !== batchId) {
    await stopEmails(tx, 'application', await lockBatch(tx, 'application', row.batchId), by)
    await revertLastChange(tx, row, by)
    return revertInterview(tx, applicationId, batchId, by)
  }
  await revertLastChange(tx, row, by)
}

/** The emails about its last change first. */
const undoableBatches = ({ batchId, before }: Pick<InterviewRow, 'batchId' | 'before'>): string[] =>
  batchId === null ? [] : [batchId, ...(before?.earlier ? undoableBatches(before.earlier) : [])]

/** Interviewers who have lost their access since then are not added back. */
async function revertLastChange(tx: Db, row: InterviewRow, by: Actor): Promise<void> {
  if (row.before === null) await deleteInterview(tx, row.id)
  else {
    const { interviewerIds, startsAt, earlier, ...values } = row.before
    const restored = { ...values, startsAt: new Date(startsAt), sequence: row.sequence + 1 }
    await replaceInterview(tx, row.id, restored, await colleaguesAmong(tx, interviewerIds))
    await recordUndo(tx, row.id, earlier ?? { batchId: null, before: null })
  }
  const detail = { startsAt: row.before?.startsAt ?? row.startsAt.toISOString(), timeZone: row.timeZone }
  const action = row.before === null ? 'interview-canceled' : 'interview-changed'
  await writeAudit(tx, by, { action, subject: { kind: 'application', id: row.applicationId }, detail })
}

/** Colleagues without a confirmed address see the interview in the desk only. */
function lettersOf(
  { organizer, publicUrl }: Interviewing,
  { news, applicant, row, removed }: Told,
  people: Interviewer[],
) {
  const { id, email, firstName, lastName, jobTitle: job } = applicant
  const name = `${firstName} ${lastName}`
  const facts = { firstName, job, ...row }
  const text = interviewLetter(news, facts)
  const file = (method: 'REQUEST' | 'CANCEL') =>
    calendarFile(method, {
      uid: `interview-${row.id}@${new URL(publicUrl).hostname}`,
      sequence: row.sequence,
      startsAt: row.startsAt,
      minutes: row.minutes,
      timeZone: row.timeZone,
      summary: calendarTitle(name, job),
      place: row.place,
      description: row.message,
      organizer: { name: brand.name, email: organizer },
      attendees: [{ name, email }, ...people.flatMap(withAddress)],
    })
  const current = file(news === 'canceled' ? 'CANCEL' : 'REQUEST')
  const deskUrl = `${publicUrl}/ApplicantDetails/${id}`
  const noticeTo = (about: InterviewNews, calendar: typeof current) => (person: { email: string }) => ({
    id,
    email: person.email,
    template: null,
    calendar,
    ...interviewNotice(about, facts, name, deskUrl),
  })
  return [
    { id, email, template: null, calendar: current, ...text },
    ...people.flatMap(withAddress).map(noticeTo(news, current)),
    ...removed.flatMap(withAddress).map(noticeTo('canceled', file('CANCEL'))),
  ]
}

const withAddress = ({ username, email }: Interviewer) => (email === null ? [] : [{ name: username, email }])
