import type { LocatorTexts } from '../../../content/pages/find-agent.ts'

type Props = {
  texts: LocatorTexts['results']
  first: 'list' | 'map'
  listRef: React.RefObject<HTMLInputElement | null>
  mapRef: React.RefObject<HTMLInputElement | null>
}

/** On a phone: list or map. The style sheet reads which one is checked, so that it works without scripts. */
export const ViewSwitch = ({ texts, first, listRef, mapRef }: Props) => (
  <fieldset className="locator-views">
    <legend className="visually-hidden">{texts.show}</legend>
    <label>
      <input type="radio" name="view" value="list" id="show-list" defaultChecked={first === 'list'} ref={listRef} />
      <span>{texts.list}</span>
    </label>
    <label>
      <input type="radio" name="view" value="map" id="show-map" defaultChecked={first === 'map'} ref={mapRef} />
      <span>{texts.map}</span>
    </label>
  </fieldset>
)
