import { controlGroups, type ControlGroup } from '../../../content/controls.ts'
import { itPolicy } from '../../../content/pages/it-policy.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useTabAtHash } from './use-tab-at-hash.ts'
import { ControlList } from './control-list.tsx'
import { ControlOverview } from './control-overview.tsx'

const { label, overview, controls } = itPolicy.tabs

/** An overview of the controls, and the complete list. */
export const ControlTabs = () => {
  const { tab, entry, choose } = useTabAtHash(overview.id)
  return (
    <Tabs
      label={label}
      chosen={tab}
      onChoose={choose}
      tabs={[
        { ...overview, panel: <ControlOverview groups={controlGroups} /> },
        { ...controls, panel: <ControlList groups={withGroupFirst(controlGroups, entry)} /> },
      ]}
    />
  )
}

/** Puts the group that the URL hash pointed to first. */
const withGroupFirst = (groups: ControlGroup[], first: string | undefined) =>
  groups.toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
