import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import { Drawing } from '../../ui/icon.tsx'

type Props = {
  texts: LocatorTexts['map']
  onZoom: (factor: number) => void
  onShowAll: () => void
  /** The URL of a search around the center of the map, once it was moved. */
  searchHereUrl: string | undefined
}

export const MapControls = ({ texts, onZoom, onShowAll, searchHereUrl }: Props) => (
  <div className="map-controls needs-script">
    {searchHereUrl !== undefined && (
      <a className="button button-strong map-here" href={searchHereUrl} rel="nofollow">
        {texts.searchHere}
      </a>
    )}
    <button className="icon-button" type="button" aria-label={texts.zoomIn} onClick={() => onZoom(0.5)}>
      <Drawing shapes={['M12 5v14M5 12h14']} />
    </button>
    <button className="icon-button" type="button" aria-label={texts.zoomOut} onClick={() => onZoom(2)}>
      <Drawing shapes={['M5 12h14']} />
    </button>
    <button className="icon-button" type="button" aria-label={texts.whole} onClick={onShowAll}>
      <Drawing shapes={['M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5']} />
    </button>
  </div>
)
