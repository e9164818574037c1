import { useRef } from 'react'
import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import type { FoundPlace } from '../../../contract/agent.ts'
import type { Asked } from '../../../server/services/locator.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { InputField, SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePosition } from './use-position.ts'

type Props = {
  action: string
  asked: Asked
  place: FoundPlace | null
  texts: LocatorTexts
  /** The name of the frame that shows the result, if it is not this page. */
  target?: string
  onSearch?: () => void
}

/** Where the result starts: on a phone the form would fill the screen again. */
const resultAnchor = '#agents'

/** A plain GET form: each search has its own URL, with or without scripts. */
export const LocatorForm = ({ action, asked, place, texts, target, onSearch }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const position = usePosition((near) => {
    const search = new URLSearchParams(filtersOf(form.current))
    search.set('near', near)
    onSearch?.()
    open(`${action}?${search}${resultAnchor}`, target ?? '_self')
  })
  const isPosition = place?.kind === 'position'
  const isFiltered = Boolean(asked.language ?? asked.service ?? asked.openNow)
  return (
    <search className="locator-search">
      {/* After a step back or a reload, browsers fill in again what was chosen last, which is not what the list is for. */}
      <form action={action + resultAnchor} target={target} autoComplete="off" ref={form} onSubmit={onSearch}>
        {/* Coordinates mean nothing to people, so the position is a hidden field until something else is typed. */}
        {isPosition && <input type="hidden" name="near" value={asked.near} />}
        <div className="locator-ask">
          <InputField
            id="near"
            name="near"
            label={texts.search.label}
            help={texts.search.help}
            defaultValue={isPosition ? '' : (asked.near ?? '')}
            placeholder={isPosition ? texts.map.you : undefined}
            autoComplete={asked.near === undefined ? 'postal-code' : 'off'}
            maxLength={100}
            enterKeyHint="search"
          />
          <button className="button button-strong" type="submit">
            {texts.search.button}
          </button>
        </div>
        <div className="locator-position needs-script">
          <button
            className="button button-plain"
            type="button"
            aria-busy={position.state === 'busy' || position.state === 'slow'}
            onClick={position.request}
          >
            <Icon name="pin" /> {texts.position.button}
          </button>
          <output className="small">
            {position.state === 'idle' ? texts.position.privacy : texts.position[position.state]}
          </output>
        </div>
        <details className="locator-filters" open={isFiltered}>
          <summary>
            {texts.filters.title} <Icon name="chevron" />
          </summary>
          <div className="locator-choices">
            <Choice
              name="language"
              label={texts.filters.language}
              any={texts.filters.anyLanguage}
              names={texts.languages}
              value={asked.language}
            />
            <Choice
              name="service"
              label={texts.filters.service}
              any={texts.filters.anyService}
              names={texts.services}
              value={asked.service}
            />
            <Checkbox id="openNow" name="openNow" value="true" defaultChecked={asked.openNow ?? false}>
              {texts.filters.openNow}
            </Checkbox>
            {(isFiltered || asked.near) && (
              <p>
                <a href={action}>{texts.filters.clear}</a>
              </p>
            )}
          </div>
        </details>
      </form>
    </search>
  )
}

/** The current filters of the form, submitted or not. */
function filtersOf(form: HTMLFormElement | null): [string, string][] {
  if (!form) return []
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && name !== 'near' ? [[name, value]] : [],
  )
}

type ChoiceProps = {
  name: string
  label: string
  any: string
  names: Record<string, string>
  value: string | undefined
}

const Choice = ({ name, label, any, names, value }: ChoiceProps) => (
  <SelectField
    id={name}
    name={name}
    label={label}
    autoComplete="off"
    defaultValue={value ?? ''}
    none={any}
    options={Object.entries(names)}
  />
)
