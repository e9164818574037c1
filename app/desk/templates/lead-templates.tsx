import { templateTexts } from '../../../content/admin/emails.ts'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { Templates } from './templates.tsx'
import type { Route } from './+types/lead-templates'

export const handle = { title: templateTexts.leads, needs: 'leads.templates' } satisfies DeskHandle

export const meta = deskMeta(templateTexts.leads)

export const clientLoader = () => call('leads.templates')

/** The emails to people who wrote to us. */
export default function LeadTemplates({ loaderData }: Route.ComponentProps) {
  const may = useMay()
  return (
    <Templates
      title={templateTexts.leads}
      templates={loaderData.data}
      save={may('leads.saveTemplate') ? (change) => call('leads.saveTemplate', change) : undefined}
      load={clientLoader}
      restore={(id) => call('leads.restoreTemplate', { id })}
    />
  )
}
