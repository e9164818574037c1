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
  const { tab, entry, choose } = useTabAtHash(overview.id)
  return (
    <>
      <PageHead page={itPolicy} />
      <div className="page it-policy">
        <Tabs
          label={label}
          chosen={tab}
          onChoose={choose}
          tabs={[
            { ...overview, panel: <ControlOverview groups={controlGroups} /> },
            { ...controls, panel: <ControlList groups={inOrder(controlGroups, entry)} /> },
          ]}
        />
      </div>
      <Prose section={itPolicy.report} deep />
    </>
  )
}

/** The group that was asked for comes first. */
const inOrder = (groups: ControlGroup[], first: string | undefined) =>
  groups.toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
