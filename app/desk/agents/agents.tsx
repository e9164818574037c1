import { useState } from 'react'
import { useNavigation } from 'react-router'
import { agentsTexts } from '../../../content/admin/agents.ts'
import { listTexts } from '../../../content/admin/lists.ts'
import type { DeskAgent } from '../../../contract/desk-agents.ts'
import { AgentDraft, agentDraftKey, AgentForm } from './agent-form.tsx'
import { AgentImport } from './agent-import.tsx'
import { call } from '../calls/call.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { useMay } from '../calls/use-may.ts'
import { EmptyList } from '../lists/empty-list.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { DeskHead } from '../ui/desk-head.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { Notice } from '../ui/notice.tsx'
import { Paging } from '../lists/paging.tsx'
import { pageOrFirst } from '../lists/page-or-first.ts'
import { FilterSearch, FilterSelect } from '../lists/filter.tsx'
import { useNotice } from '../records/use-notice.ts'
import { dropDraft, readDraft } from '../records/use-draft.ts'
import { filtersIn, useFilters, type GetFilter } from '../lists/use-filters.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import type { Route } from './+types/agents'

export const handle = { title: agentsTexts.title, needs: 'deskAgents.list' } satisfies DeskHandle

export const meta = deskMeta(agentsTexts.title)

type OpenDialog = { kind: 'add' | 'import' } | { kind: 'edit'; agent: DeskAgent }

/** A form that was interrupted by an expired session or a reload opens again. */
function interruptedDialog(): OpenDialog | undefined {
  const draft = readDraft(agentDraftKey, AgentDraft)
  return draft && (draft.agent ? { kind: 'edit', agent: draft.agent } : { kind: 'add' })
}

const listingOf = (get: GetFilter) => ({ q: get('q'), status: get('status') })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const get = filtersIn(request)
  return pageOrFirst(get('cursor'), (cursor) => call('deskAgents.list', { ...listingOf(get), cursor }))
}

export default function AgentsPage({ loaderData: page }: Route.ComponentProps) {
  const filters = useFilters()
  const may = useMay()
  const isLoading = useNavigation().state !== 'idle'
  const [dialog, setDialog] = useState(interruptedDialog)
  const { notice, setNotice, act, say } = useNotice()

  const close = () => {
    dropDraft(agentDraftKey)
    setDialog(undefined)
  }
  const done = (text: string) => {
    close()
    say(text)
  }
  const switchStatus = ({ id, name, status }: DeskAgent) => {
    const next = status === 'active' ? 'inactive' : 'active'
    return act(async () => {
      await call('deskAgents.setStatus', { id, status: next })
      return (next === 'active' ? agentsTexts.activated : agentsTexts.deactivated)(name)
    })
  }

  return (
    <>
      <DeskHead title={agentsTexts.title} intro={agentsTexts.intro}>
        {may('deskAgents.export') && (
          <ExportButton
            load={() => call('deskAgents.export', listingOf(filters.get))}
            name="agents.csv"
            description={agentsTexts.exportDescription}
            onFailed={(text) => setNotice({ kind: 'bad', text })}
          />
        )}
        {may('deskAgents.import') && (
          <button className="button button-quiet" type="button" onClick={() => setDialog({ kind: 'import' })}>
            <DeskIcon name="upload" /> {agentsTexts.import}
          </button>
        )}
        {may('deskAgents.add') && (
          <button className="button button-strong" type="button" onClick={() => setDialog({ kind: 'add' })}>
            <DeskIcon name="plus" /> {agentsTexts.add}
          </button>
        )}
      </DeskHead>
      <Notice notice={notice} />
      <search className="filters">
        <FilterSearch label={agentsTexts.search} hint={agentsTexts.searchHint} />
        <FilterSelect name="status" label={agentsTexts.status} options={Object.entries(agentsTexts.statuses)} />
      </search>
      {page.data.length === 0 ? (
        <EmptyList icon="pin" texts={agentsTexts} />
      ) : (
        <>
          <ul className="rows agent-rows" aria-label={agentsTexts.list} aria-busy={isLoading}>
            {page.data.map((agent) => (
              <Row
                key={agent.id}
                agent={agent}
                onEdit={() => setDialog({ kind: 'edit', agent })}
                onSwitch={() => switchStatus(agent)}
              />
            ))}
          </ul>
          <Paging
            label={agentsTexts.paging}
            shown={agentsTexts.showing(page.data.length)}
            page={page}
            labels={{ previous: listTexts.previous, next: listTexts.next }}
          />
        </>
      )}
      <Confirm title={titleOf(dialog)} open={dialog !== undefined} onClose={close}>
        {dialog?.kind === 'add' && <AgentForm onDone={done} onClose={close} />}
        {dialog?.kind === 'edit' && <AgentForm agent={dialog.agent} onDone={done} onClose={close} />}
        {dialog?.kind === 'import' && <AgentImport onDone={done} onClose={close} />}
      </Confirm>
    </>
  )
}

function titleOf(dialog: OpenDialog | undefined): string {
  if (dialog?.kind === 'edit') return agentsTexts.form.editTitle(dialog.agent.name)
  return dialog?.kind === 'import' ? agentsTexts.importing.title : agentsTexts.form.addTitle
}

type RowProps = { agent: DeskAgent; onEdit: () => void; onSwitch: () => Promise<void> }

const Row = ({ agent, onEdit, onSwitch }: RowProps) => {
  const may = useMay()
  const switchText = agent.status === 'active' ? agentsTexts.deactivate : agentsTexts.activate
  return (
    <li className="row">
      <div>
        <p className="row-name">
          {agent.name} {agent.sample && <span className="mark mark-wait">{agentsTexts.sample}</span>}
        </p>
        <p className="row-text">
          {agent.code}. {agent.street}, {agent.city}, {agent.state} {agent.zip}
        </p>
      </div>
      <p>
        {agent.status === 'active' ? (
          <Mark kind="good" icon="check" text={agentsTexts.active} />
        ) : (
          <Mark kind="none" icon="pause" text={agentsTexts.inactive} />
        )}
      </p>
      <p className="desk-actions">
        {may('deskAgents.edit') && (
          <button
            className="button button-quiet button-small"
            type="button"
            aria-label={`${agentsTexts.edit} ${agent.name}`}
            onClick={onEdit}
          >
            <DeskIcon name="edit" /> {agentsTexts.edit}
          </button>
        )}
        {may('deskAgents.setStatus') && (
          <WorkButton
            className="button button-plain button-small"
            aria-label={`${switchText} ${agent.name}`}
            work={onSwitch}
          >
            {switchText}
          </WorkButton>
        )}
      </p>
    </li>
  )
}
