import { auditActions, type AuditEntry, type SubjectKind } from '../../contract/audit.ts'
import { referenceOf } from '../../contract/reference.ts'
import { brand } from '../brand/company.ts'
import { fileNames, refusalNames, stageNames } from './applications.ts'
import { auditSentences, auditTexts, listNames, subjectNames } from './audit.ts'
import { templateNames } from './emails.ts'
import { erasureReasonNames } from './erasure.ts'
import { leadStateNames, nameOf, noticeStepNames } from './leads.ts'
import { factorWords } from './factors.ts'
import { optOutWayNames } from './opt-outs.ts'
import { roleNames } from './roles.ts'
import { vacancyFields } from './vacancies.ts'

type Subject = { kind: SubjectKind; id: string }

/** Text, or the subject of the entry with its name. */
type AuditPart = string | { subject: Subject; name: string }

/** The sentence of an audit entry, with its details filled in. */
export const auditParts = (entry: AuditEntry): AuditPart[] => [
  ...auditSentences[entry.action]
    .split(/(\{\w+\})/)
    .map((part) =>
      part === '{subject}' ? subjectOf(entry) : part.replace(/^\{(\w+)\}$/, (_, name: string) => detailOf(entry, name)),
    ),
  ...(entry.action === 'admin-added' && entry.detail['role']
    ? [` ${auditTexts.withRole(formatDetail(entry.detail['role']))}`]
    : []),
  ...(entry.action === 'signed-in' && entry.detail['factor']
    ? [` ${auditTexts.withFactor(formatDetail(entry.detail['factor']))}`]
    : []),
  ...(entry.detail['unconditional'] === true ? [` ${auditTexts.unconditional}`] : []),
]

/** The same sentence for an export: in place of the mark on the screen, it says that the action was refused. */
export const auditText = (entry: AuditEntry): string => {
  const sentence = auditParts(entry)
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('')
  const refused = auditActions.refused.some((action) => action === entry.action)
  return refused ? `${auditTexts.refused}: ${sentence}` : sentence
}

function subjectOf({ subject, detail }: AuditEntry): AuditPart {
  if (!subject) return auditTexts.it
  return { subject, name: formatDetail(detail['jobTitle']) || `${subjectNames[subject.kind]} ${numberOf(subject)}` }
}

/** Applicants know their application by its reference; for others, a prefix of the id is enough. */
const numberOf = ({ kind, id }: Subject) => (kind === 'application' ? referenceOf(id) : shortNumber(id))

export const shortNumber = (id: string) => id.slice(0, 8)

function detailOf({ detail, subject }: AuditEntry, name: string): string {
  if (name === 'number') return subject ? numberOf(subject) : ''
  if (name === 'filter') return filterOf(detail)
  if (name === 'change') return leadChange(detail)
  if (name === 'step') return noticeStep(detail)
  if (name === 'owner')
    return typeof detail['username'] === 'string' ? detail['username'] : auditTexts.leadChange.nobody
  if (name === 'when') return whenOf(detail)
  if (name === 'effectiveFrom') return companyTime(detail[name])
  if (name === 'template') return templateName(detail)
  return formatDetail(detail[name])
}

const templateName = ({ template }: AuditEntry['detail']): string =>
  nameOf(templateNames, typeof template === 'string' ? template : 'no-template')

function noticeStep({ step, done }: AuditEntry['detail']): string {
  const name = typeof step === 'string' ? nameOf(noticeStepNames, step) : ''
  return done === true ? name : auditTexts.stepUndone(name)
}

/** By the clocks at the interview. */
const whenOf = ({ startsAt, timeZone }: AuditEntry['detail']) =>
  typeof startsAt === 'string' && typeof timeZone === 'string'
    ? new Date(startsAt).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
    : ''

/** “Nov 17, 2026, 2:30 PM CST”, by the clocks at the company's office. */
const companyTime = (moment: unknown) =>
  typeof moment === 'string'
    ? new Date(moment).toLocaleString('en-US', {
        timeZone: brand.timeZone,
        month: 'short',
        day: 'numeric',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      })
    : ''

/** “November 14, 2026” for 2026-11-14. */
export const dayText = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' })

/** What was changed about a lead, for example “Answered, owner: amina”. */
function leadChange({ state, ownerId, followUpOn }: AuditEntry['detail']): string {
  const texts = auditTexts.leadChange
  return [
    typeof state === 'string' && nameOf(leadStateNames, state),
    ownerId !== undefined && texts.owner(typeof ownerId === 'string' ? ownerId : texts.nobody),
    followUpOn !== undefined &&
      (typeof followUpOn === 'string' ? texts.followUp(dayText(followUpOn)) : texts.noFollowUp),
  ]
    .filter(Boolean)
    .join(', ')
}

function filterOf({ count: _count, further, ...filter }: AuditEntry['detail']): string {
  const which = Object.keys(filter).length === 0 ? auditTexts.unfiltered : auditTexts.filtered
  return further === true ? `${which} ${auditTexts.further}` : which
}

function formatDetail(detail: unknown): string {
  if (Array.isArray(detail)) return detail.map((item) => labelFor(String(item))).join(', ')
  return typeof detail === 'string' || typeof detail === 'number' ? labelFor(String(detail)) : ''
}

/** The log stores the codes of stages, files, reasons, roles, and fields. */
function labelFor(name: string): string {
  const names = {
    ...stageNames,
    ...fileNames,
    ...erasureReasonNames,
    ...refusalNames,
    ...roleNames,
    ...factorWords,
    ...listNames,
    ...optOutWayNames,
  }
  const known = Object.entries(names).find(([key]) => key === name)
  return known?.[1] ?? vacancyFields.find((field) => field.name === name)?.label ?? name
}
