import { useState } from 'react'
import type { ControlGroup } from '../../../content/controls.ts'
import { itPolicy } from '../../../content/pages/it-policy.ts'
import { fill } from '../../text/fill.ts'
import { Check } from '../../ui/check.tsx'
import { Icon } from '../../ui/icon.tsx'

const { overview } = itPolicy
const maxShown = 4

/** One card per group. Its heading links to the controls, so that it works without scripts. */
export const ControlOverview = ({ groups }: { groups: ControlGroup[] }) => (
  <div className="stacked">
    <div className="ground-head">
      <h2>{overview.title}</h2>
      <p className="soft">{overview.intro}</p>
    </div>
    <ul className={`card-grid card-grid-${groups.length}`}>
      {groups.map((group) => (
        <GroupCard group={group} key={group.id} />
      ))}
    </ul>
    <p>
      <a className="button button-strong" href={`#${itPolicy.tabs.controls.id}`}>
        {overview.viewAll}
      </a>
    </p>
  </div>
)

const GroupCard = ({ group }: { group: ControlGroup }) => {
  const [open, setOpen] = useState(false)
  const listId = `${group.id}-checks`
  return (
    <li className="card group-card">
      <h3 className="group-head">
        <a href={`#${group.id}`} aria-label={fill(overview.openGroup, { group: group.title })}>
          {group.title} <Icon name="next" />
        </a>
      </h3>
      <div className="card-body">
        <p>{group.summary}</p>
        <ul className="check-list" id={listId}>
          {group.controls.map((control, index) => (
            <li className="folded" key={index} hidden={!open && index >= maxShown}>
              <Check text={itPolicy.controls.check} /> {control.title}
            </li>
          ))}
        </ul>
        <button
          className="button button-plain needs-script"
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          <span>{open ? overview.less : fill(overview.more, { n: group.controls.length - maxShown })}</span>
          <span className="visually-hidden">, {group.title}</span>
        </button>
      </div>
    </li>
  )
}
