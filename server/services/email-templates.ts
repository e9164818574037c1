import { brand } from '../../content/brand/company.ts'
import { originalTemplates } from '../../content/email-templates.ts'
import { invalidFields, SiteError } from '../../contract/errors.ts'
import {
  automaticTemplates,
  emailPlaceholders,
  emailTemplates,
  fillIn,
  findOpen,
  findUnknown,
  isAutomatic,
  openPlaceholders,
  type AutomaticTemplate,
  type EmailKind,
  type EmailTemplate,
  type EmailText,
  type EmailValues,
  type StoredTemplate,
  type TemplateChange,
} from '../../contract/email-template.ts'
import type { FilledTemplate } from '../../contract/email.ts'
import type { Problems, Reason, ReasonValues } from '../../contract/reasons.ts'
import type { Db } from '../db/client.ts'
import {
  findChangedTemplate,
  listChangedTemplates,
  lockTemplate,
  updateTemplate,
} from '../db/queries/email-templates.ts'
import { writeAudit, type Actor } from './audit.ts'
import { found } from './found.ts'

type Changed = Awaited<ReturnType<typeof listChangedTemplates>>[number]

export async function readTemplates(db: Db, kinds: readonly EmailKind[]): Promise<StoredTemplate[]> {
  const changed = await listChangedTemplates(db)
  return kinds.flatMap((kind) =>
    emailTemplates[kind].map((template) =>
      asTemplate(
        kind,
        template,
        changed.find((row) => row.template === template),
      ),
    ),
  )
}

function asTemplate(kind: EmailKind, template: EmailTemplate, row: Changed | undefined): StoredTemplate {
  return {
    template,
    kind,
    ...textIn(template, row),
    ...namesFor(kind, template),
    isAutomatic: isAutomatic(template),
    isOriginal: row === undefined || row.text === null,
    changedBy: row?.changedBy ?? null,
    changedAt: row?.changedAt.toISOString() ?? null,
  }
}

function textIn(template: EmailTemplate, row: Changed | undefined): EmailText {
  const { subject, text } = originalTemplates[template]
  return { subject: row?.subject ?? subject, text: row?.text ?? text }
}

const namesFor = (kind: EmailKind, template: EmailTemplate) =>
  isAutomatic(template)
    ? { placeholders: [...automaticTemplates[template]], openPlaceholders: [] }
    : { placeholders: [...emailPlaceholders[kind]], openPlaceholders: [...openPlaceholders[kind]] }

/** An email that the site sends by itself, as the template is now. */
export async function fillAutomatic<T extends AutomaticTemplate>(
  db: Db,
  template: T,
  values: Record<Exclude<(typeof automaticTemplates)[T][number], 'company'>, string>,
): Promise<EmailText> {
  return fillText(textIn(template, await findChangedTemplate(db, template)), values)
}

/** The templates of a kind that people write from, with a person's data in place. */
export async function fillTemplates<K extends EmailKind>(
  db: Db,
  kind: K,
  values: Omit<EmailValues<K>, 'company'>,
): Promise<FilledTemplate[]> {
  const templates = await readTemplates(db, [kind])
  return templates
    .filter((template) => !template.isAutomatic)
    .map(({ template, ...text }) => ({ template, ...fillText(text, values) }))
}

export const fillText = ({ subject, text }: EmailText, values: Record<string, string>): EmailText => {
  const all = { ...values, company: brand.name }
  return { subject: fillIn(subject, all), text: fillIn(text, all) }
}

/** The first name of someone whose form has one field for the whole name. */
export const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? ''

export const saveTemplate = (
  db: Db,
  kinds: readonly EmailKind[],
  code: string,
  { was, ...text }: TemplateChange,
  by: Actor,
): Promise<StoredTemplate> =>
  db.transaction(async (tx) => {
    const { kind, template } = findTemplate(kinds, code)
    refuseUnknown(namesFor(kind, template), text)
    refuseWithoutLink(template, text)
    const stored = asTemplate(kind, template, await findChangedTemplate(tx, template))
    // Maybe by an earlier call whose answer was lost.
    if (stored.subject === text.subject && stored.text === text.text) return stored
    const before = asTemplate(kind, template, await lockTemplate(tx, template, by.username))
    if (before.subject !== was.subject || before.text !== was.text)
      throw new SiteError('conflict', 'template.changed_meanwhile', { values: { who: before.changedBy ?? '' } })
    const row = await updateTemplate(tx, template, text, by.username)
    await writeAudit(tx, by, { action: 'template-changed', detail: { template } })
    return asTemplate(kind, template, row)
  })

export const restoreTemplate = (
  db: Db,
  kinds: readonly EmailKind[],
  code: string,
  by: Actor,
): Promise<StoredTemplate> =>
  db.transaction(async (tx) => {
    const { kind, template } = findTemplate(kinds, code)
    const stored = asTemplate(kind, template, await findChangedTemplate(tx, template))
    if (stored.isOriginal) return stored
    await lockTemplate(tx, template, by.username)
    const row = await updateTemplate(tx, template, { subject: null, text: null }, by.username)
    await writeAudit(tx, by, { action: 'template-restored', detail: { template } })
    return asTemplate(kind, template, row)
  })

const findTemplate = (kinds: readonly EmailKind[], code: string) =>
  found(
    kinds
      .flatMap((kind) => emailTemplates[kind].map((template) => ({ kind, template })))
      .find(({ template }) => template === code),
  )

/** Without the private link, applicants could not withdraw or ask for erasure. */
function refuseWithoutLink(template: EmailTemplate, { text }: EmailText) {
  if (template !== 'application-confirmation' || findOpen(text, ['statusLink']) !== undefined) return
  throw invalidFields({ text: { reason: 'template.link_missing', values: { name: 'statusLink' } } })
}

type Names = { placeholders: readonly string[]; openPlaceholders: readonly string[] }

/** Refuses a name in braces that nothing would replace, and names it. */
function refuseUnknown({ placeholders, openPlaceholders: open }: Names, written: EmailText) {
  const known = [...placeholders, ...open]
  const listed = known.map((name) => `{${name}}`).join(', ')
  refuseNames(written, (field) => findUnknown(field, known), 'template.unknown_placeholder', { known: listed })
}

/** An email to one person no longer contains any placeholder. */
export const refuseOpen = (kind: EmailKind, written: EmailText) =>
  refuseNames(
    written,
    (field) => findOpen(field, [...emailPlaceholders[kind], ...openPlaceholders[kind]]),
    'email.open_placeholder',
  )

/** An email to many people contains only placeholders that are filled in for each. */
export function refuseUnfillable(kind: EmailKind, written: EmailText) {
  refuseUnknown({ placeholders: emailPlaceholders[kind], openPlaceholders: openPlaceholders[kind] }, written)
  refuseNames(written, (field) => findOpen(field, openPlaceholders[kind]), 'email.open_placeholder')
}

function refuseNames(
  written: EmailText,
  find: (field: string) => string | undefined,
  reason: Reason,
  values: ReasonValues = {},
) {
  const problems: Problems = {}
  for (const field of ['subject', 'text'] as const) {
    const name = find(written[field])
    if (name !== undefined) problems[field] = { reason, values: { ...values, name } }
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
}
