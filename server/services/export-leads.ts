import {
  deliveryStateNames,
  inquiryReasonName,
  leadStateNames,
  nameOf,
  shownName,
  sourceNames,
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
import { countExport } from './reading-log.ts'

type Lead = Awaited<ReturnType<typeof listLeads>>[number]
type Whole = Lead & {
  consent: string | undefined
  consentVersion: string | undefined
  sms: boolean
  isOptedOut: boolean
  states: Map<Channel, string>
}

const columns: Column<Whole>[] = [
  ['Number', (row) => row.id],
  ['Received (UTC)', (row) => row.createdAt.toISOString()],
  ['Source', (row) => nameOf(sourceNames, row.source)],
  ['Page', (row) => row.page],
  ...originColumns,
  ['Name', (row) => shownName(row.name)],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['Reason', (row) => inquiryReasonName(row.reason)],
  ['Message', (row) => row.message],
  ['Consent text', (row) => row.consent],
  ['Consent version', (row) => row.consentVersion],
  ['May be texted', (row) => yesOrNo(row.sms)],
  ['State', (row) => leadStateNames[row.state]],
  ['Owner', (row) => row.owner],
  ['Follow up on', (row) => row.followUpOn],
  ['Suspected spam', (row) => yesOrNo(row.suspectedSpam)],
  ['CRM', (row) => nameOf(deliveryStateNames, row.states.get('crm'))],
  ['Mail', (row) => nameOf(deliveryStateNames, row.states.get('mail'))],
]

/** Everything that matches the filter, except for people who opted out. */
export async function exportLeads({ db, optOuts }: LeadDesk, query: LeadQuery, by: Actor): Promise<Table> {
  const { q, cursor: _cursor, ...filters } = query
  await writeAudit(db, by, {
    action: 'leads-exported',
    detail: {
      ...filters,
      ...(q && { searched: true }),
    },
  })
  const filter = filterOf(query, by)
  const rows = readAll(
    (row: Whole): [string, string] => [row.createdAt.toISOString(), row.id],
    async (place, most) => complete(db, optOuts, await listLeads(db, filter, place, most)),
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
