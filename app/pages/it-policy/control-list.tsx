import { useState } from 'react'
import type { Control, ControlGroup } from '../../../content/controls.ts'
import { itPolicy } from '../../../content/pages/it-policy.ts'
import { fill } from '../../text/fill.ts'
import { Check } from '../../ui/check.tsx'
import { InputField } from '../../ui/field.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { countControls, searchControls } from './search-controls.ts'

const { controls: texts, search } = itPolicy
const searchId = 'control-search'

/** All controls, with a list of groups and a search that filters while typing. */
export const ControlList = ({ groups }: { groups: ControlGroup[] }) => {
  const [query, setQuery] = useState('')
  const found = searchControls(groups, query)
  const clear = () => {
    setQuery('')
    // The button disappears with the message.
    document.getElementById(searchId)?.focus()
  }
  return (
    <div className="controls">
      <div className="controls-side">
        <div className="ground-head">
          <h2>{texts.title}</h2>
          <p className="soft">{texts.intro}</p>
        </div>
        <Search query={query} count={countControls(found)} onChange={setQuery} />
        <nav aria-label={texts.groups}>
          <ul className="group-links">
            {found.map((group) => (
              <li key={group.id}>
                <a href={`#${group.id}`}>
                  {group.title} <span className="soft">{group.controls.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="controls-found">
        {found.map((group) => (
          <Group group={group} key={group.id} />
        ))}
        {found.length === 0 && <NothingFound query={query} onClear={clear} />}
      </div>
    </div>
  )
}

type SearchProps = { query: string; count: number; onChange: (query: string) => void }

const Search = ({ query, count, onChange }: SearchProps) => (
  <search className="needs-script stack">
    <InputField
      id={searchId}
      type="search"
      label={search.label}
      help={search.help}
      value={query}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
    <output className="small soft">
      {query.trim() && (count === 1 ? search.one : fill(search.many, { n: count }))}
    </output>
  </search>
)

const Group = ({ group }: { group: ControlGroup }) => (
  <section className="control-group" id={group.id} aria-labelledby={`${group.id}-title`} tabIndex={-1}>
    <h3 id={`${group.id}-title`}>{group.title}</h3>
    <p className="soft">{group.summary}</p>
    <ul>
      {group.controls.map((control, index) => (
        <ControlItem control={control} key={index} />
      ))}
    </ul>
  </section>
)

const ControlItem = ({ control }: { control: Control }) => (
  <li className="control">
    <Check text={texts.check} />
    <h4>{control.title}</h4>
    <div>
      <p>
        <RichText text={control.description} />
      </p>
      {control.items && (
        <ul className="control-items">
          {control.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  </li>
)

const NothingFound = ({ query, onClear }: { query: string; onClear: () => void }) => (
  <div className="stack">
    <p className="display">{fill(search.empty, { query: query.trim() })}</p>
    <p className="soft">{search.emptyHelp}</p>
    <p>
      <button className="button button-quiet" type="button" onClick={onClear}>
        {search.clear}
      </button>
    </p>
  </div>
)
