import { careerFormsTexts } from '../../content/admin/career-forms.ts'
import { exportColumns } from '../../content/admin/export-columns.ts'
import { nameOf } from '../../content/admin/leads.ts'
import type { CareerFormDetail, CareerFormQuery, CareerFormRow } from '../../contract/desk-career-forms.ts'
import type { Page } from '../../contract/page.ts'
import type { Db } from '../db/client.ts'
import {
  findCareerForm,
  findResumeOf,
  listCareerForms,
  lockCareerForm,
  updateHandled,
  type CareerFormFilter,
} from '../db/queries/desk-career-forms.ts'
import { writeAudit, type Actor } from './audit.ts'
import { readAll, tableOf, type Column, type Table } from './csv.ts'
import { findById, found, isId } from './found.ts'
import type { FileLinks } from './files/file-links.ts'
import { originColumns } from './origin-columns.ts'
import { readCursor, readPage, TimeKey, timeKeyOf } from './paging.ts'
import { countExport, type OpeningLog } from './reading-log.ts'

const pageSize = 25

type Row = Awaited<ReturnType<typeof listCareerForms>>[number]

export async function readCareerForms(db: Db, query: CareerFormQuery): Promise<Page<CareerFormRow>> {
  const page = await readPage(
    readCursor(TimeKey, query.cursor),
    pageSize,
    (place, most) => listCareerForms(db, filterOf(query), place, most),
    timeKeyOf,
  )
  return { ...page, data: page.data.map(asRow) }
}

const filterOf = ({ q, source, state }: CareerFormQuery): CareerFormFilter => ({
  q,
  source,
  handled: state && state === 'done',
})

const asRow = ({ origin: _origin, ...row }: Row): CareerFormRow => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  handledAt: row.handledAt?.toISOString() ?? null,
})

export async function openCareerForm(
  { db, links, logOpening }: { db: Db; links: FileLinks; logOpening: OpeningLog },
  id: string,
  by: Actor,
): Promise<CareerFormDetail> {
  const row = await findById(id, () => findCareerForm(db, id))
  await logOpening({ kind: 'career-form', id }, by)
  return { data: asRow(row), origin: row.origin, resume: await linkResume(db, links, id, by) }
}

export async function linkResume(db: Db, links: FileLinks, id: string, by: Actor) {
  const file = isId(id) ? await findResumeOf(db, id) : undefined
  if (!file) return null
  const { key, originalName: name, mediaType, size, verified } = file
  return { name, mediaType, size, verified, path: links.make(key, by.sessionId) }
}

/** One that is marked already stays as it is, with the name of whoever marked it. */
export const markCareerForm = (db: Db, id: string, handled: boolean, by: Actor): Promise<CareerFormRow> =>
  db.transaction(async (tx) => {
    const before = await findById(id, () => lockCareerForm(tx, id))
    if ((before.handledAt !== null) === handled) return asRow(before)
    const row = found(await updateHandled(tx, id, handled ? by.username : null))
    const action = handled ? 'career-form-handled' : 'career-form-reopened'
    await writeAudit(tx, by, { action, subject: { kind: 'career-form', id } })
    return asRow(row)
  })

const titles = exportColumns.careerForms

const columns: Column<Row>[] = [
  [titles.number, (row) => row.id],
  [titles.received, (row) => row.createdAt.toISOString()],
  [titles.source, (row) => nameOf(careerFormsTexts.sources, row.source)],
  [titles.name, (row) => row.name],
  [titles.email, (row) => row.email],
  [titles.phone, (row) => row.phone],
  [titles.doneOn, (row) => row.handledAt?.toISOString()],
  [titles.doneBy, (row) => row.handledBy],
  ...originColumns,
]

export async function exportCareerForms(db: Db, query: CareerFormQuery, by: Actor): Promise<Table> {
  const { source, state, q } = query
  await writeAudit(db, by, {
    action: 'career-forms-exported',
    detail: { ...(source && { source }), ...(state && { state }), ...(q && { searched: true }) },
  })
  const filter = filterOf(query)
  const rows = readAll(timeKeyOf, (place, most) => listCareerForms(db, filter, place, most))
  return countExport(db, 'list-career-forms', by, tableOf(columns, rows))
}
