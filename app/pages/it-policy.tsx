import { useState } from 'react'
import { controlGroups, type ControlGroup } from '../../content/controls.ts'
import { itPolicy } from '../../content/pages/it-policy.ts'
import type { PageHandle } from '../page-handle.ts'
import { pageMeta } from '../page-meta.ts'
import { ControlList } from '../sections/control-list.tsx'
import { ControlOverview } from '../sections/control-overview.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { Prose } from '../sections/prose.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useTabAtHash } from '../ui/use-tab-at-hash.ts'
import type { Route } from './+types/it-policy'

export const handle = { hydrate: true } satisfies PageHandle

export const meta: Route.MetaFunction = () => pageMeta(itPolicy)

const { label, overview, controls } = itPolicy.tabs

export default function ItPolicyPage() {
  const [tab, chooseTab] = useTabAtHash(overview.id)
  const [first, setFirst] = useState<string>()
  return (
    <>
      <PageHead page={itPolicy} />
      <div className="page it-policy">
        <Tabs
          label={label}
          chosen={tab}
          onChoose={chooseTab}
          tabs={[
            { ...overview, panel: <ControlOverview groups={controlGroups} onOpen={setFirst} /> },
            { ...controls, panel: <ControlList groups={inOrder(controlGroups, first)} /> },
          ]}
        />
      </div>
      <Prose section={itPolicy.report} deep />
    </>
  )
}

/** The group that was opened from the overview comes first. */
const inOrder = (groups: ControlGroup[], first: string | undefined) =>
  groups.toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
