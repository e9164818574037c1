import { useRef, useState } from 'react'
import { countryNotes } from '../../../content/countries.ts'
import type { HomeContent } from '../../../content/pages/home.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Country, type ShownCountry } from './country.tsx'
import { SectionFrame } from '../../sections/section-frame.tsx'

type Region = { name: string; showAll: string; countries: ShownCountry[] }
type Props = { texts: HomeContent['countries']; regions: Region[]; legend: string; notes: typeof countryNotes }

export const Countries = ({ texts, regions, legend, notes }: Props) => {
  const [chosen, setChosen] = useState(idOf(0))
  const section = useRef<HTMLDivElement>(null)
  const choose = (region: string) => {
    for (const country of section.current?.querySelectorAll('details[open]') ?? []) country.removeAttribute('open')
    setChosen(region)
  }
  return (
    <SectionFrame section={{ ...texts, title: keepSlashTogether(texts.title) }} deep>
      <div ref={section}>
        <Tabs
          label={texts.tabsLabel}
          chosen={chosen}
          onChoose={choose}
          tabs={regions.map((region, index) => ({
            id: idOf(index),
            title: region.name,
            panel: <RegionPanel region={region} texts={texts} />,
          }))}
        />
      </div>
      <ul className="footnotes">
        <li>{legend}</li>
        {notes.map((note) => (
          <li key={note.number}>
            <sup>{note.number}</sup> {note.text}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** Not its name: an id cannot have spaces. */
const idOf = (index: number) => `region-${index}`

/** Keeps the slash in a title from starting or ending a line, if there is room for the words beside it. */
function keepSlashTogether(title: string) {
  const words = title.split(' ')
  const slash = words.indexOf('/')
  if (slash < 1) return title
  return (
    <>
      {words.slice(0, slash - 1).join(' ')}{' '}
      <span className="nowrap">{words.slice(slash - 1, slash + 2).join(' ')}</span> {words.slice(slash + 2).join(' ')}
    </>
  )
}

/** A checkbox and a CSS rule show the complete list, so that it works without JavaScript. */
const RegionPanel = ({ region, texts }: { region: Region; texts: Props['texts'] }) => (
  <>
    <h3 className="region-name">{region.name}</h3>
    <ul className="country-list">
      {region.countries.map((country) => (
        <Country country={country} texts={texts} key={country.iso2} />
      ))}
    </ul>
    {region.countries.some(({ isFolded }) => isFolded) && (
      <label className="button button-quiet show-all">
        <input className="visually-hidden" type="checkbox" />
        {region.showAll} <Icon name="chevron" />
      </label>
    )}
  </>
)
