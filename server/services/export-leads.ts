import { exportColumns } from '../../content/admin/export-columns.ts'
import {
  deliveryStateNames,
  inquiryReasonName,
  leadStateNames,
  nameOf,
  shownName,
  sourceName,
  yesOrNo,
} from '../../content/admin/leads.ts'
import type { LeadQuery } from '../../contract/desk-leads.ts'
import type { Db } from '../db/client.ts'
import type { Channel } from '../db/queries/deliveries.ts'
import { listConsentsOf, listDeliveriesOf, listLeads } from '../db/queries/desk-leads.ts'
import { writeAudit, type Actor } from './audit.ts'
import { readAll, tableOf, type Column, type Table } from './csv.ts'
import { filterOf, type LeadDesk } from './desk-leads.ts'
import type { OptOuts } from './opt-outs.ts'
import { originColumns } from './origin-columns.ts'
import { timeKeyOf } from './paging.ts'
import { countExport } from './reading-log.ts'

type Lead = Awaited<ReturnType<typeof listLeads>>[number]
type Whole = Lead & {
  consent: string | undefined
  consentVersion: string | undefined
  sms: boolean
  isOptedOut: boolean
  states: Map<Channel, string>
}

const titles = exportColumns.leads

const columns: Column<Whole>[] = [
  [titles.number, (row) => row.id],
  [titles.received, (row) => row.createdAt.toISOString()],
  [titles.source, (row) => sourceName(row.source)],
  [titles.page, (row) => row.page],
  ...originColumns,
  [titles.name, (row) => shownName(row.name)],
  [titles.email, (row) => row.email],
  [titles.phone, (row) => row.phone],
  [titles.reason, (row) => inquiryReasonName(row.reason)],
  [titles.message, (row) => row.message],
  [titles.consent, (row) => row.consent],
  [titles.consentVersion, (row) => row.consentVersion],
  [titles.sms, (row) => yesOrNo(row.sms)],
  [titles.state, (row) => leadStateNames[row.state]],
  [titles.owner, (row) => row.owner],
  [titles.followUpOn, (row) => row.followUpOn],
  [titles.isNotice, (row) => yesOrNo(row.isNotice)],
  [titles.acknowledgedOn, (row) => row.acknowledgedOn],
  [titles.decidedOn, (row) => row.decidedOn],
  [titles.toldOn, (row) => row.toldOn],
  [titles.dueOn, (row) => row.dueOn],
  [titles.suspectedSpam, (row) => yesOrNo(row.suspectedSpam)],
  [titles.crm, (row) => nameOf(deliveryStateNames, row.states.get('crm'))],
  [titles.mail, (row) => nameOf(deliveryStateNames, row.states.get('mail'))],
]

/** Everything that matches the filter, except for people who opted out. */
export async function exportLeads({ db, optOuts }: LeadDesk, query: LeadQuery, by: Actor): Promise<Table> {
  const { q, cursor: _cursor, ...filters } = query
  await writeAudit(db, by, { action: 'leads-exported', detail: { ...filters, ...(q && { searched: true }) } })
  const filter = filterOf(query, by)
  const rows = readAll(timeKeyOf, async (place, most) =>
    complete(db, optOuts, await listLeads(db, filter, place, most)),
  )
  return countExport(db, 'list-leads', by, tableOf(columns, withoutOptedOut(rows)))
}

async function* withoutOptedOut(leads: AsyncIterable<Whole>) {
  for await (const lead of leads) if (!lead.isOptedOut) yield lead
}

async function complete(db: Db, optOuts: OptOuts, leads: Lead[]): Promise<Whole[]> {
  const ids = leads.map((lead) => lead.id)
  if (ids.length === 0) return []
  const consents = new Map((await listConsentsOf(db, ids)).map((consent) => [consent.leadId, consent]))
  const deliveries = Map.groupBy(await listDeliveriesOf(db, ids), (delivery) => delivery.leadId)
  const included = new Set(await optOuts.without(db, leads))
  return leads.map((lead) => {
    const consent = consents.get(lead.id)
    const states = new Map((deliveries.get(lead.id) ?? []).map(({ channel, state }) => [channel, state]))
    return {
      ...lead,
      consent: consent?.text,
      consentVersion: consent?.version,
      sms: consent?.sms ?? false,
      states,
      isOptedOut: !included.has(lead),
    }
  })
}
