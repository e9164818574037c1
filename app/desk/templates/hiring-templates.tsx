import { templateTexts } from '../../../content/admin/emails.ts'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { Templates } from './templates.tsx'
import type { Route } from './+types/hiring-templates'

export const handle = { title: templateTexts.hiring, needs: 'applications.templates' } satisfies DeskHandle

export const meta = deskMeta(templateTexts.hiring)

export const clientLoader = () => call('applications.templates')

/** The emails to applicants, and to people who sent a resume. */
export default function HiringTemplates({ loaderData }: Route.ComponentProps) {
  const may = useMay()
  return (
    <Templates
      title={templateTexts.hiring}
      templates={loaderData.data}
      save={may('applications.saveTemplate') ? (change) => call('applications.saveTemplate', change) : undefined}
      load={clientLoader}
      restore={(id) => call('applications.restoreTemplate', { id })}
    />
  )
}
