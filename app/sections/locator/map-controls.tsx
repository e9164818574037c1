import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import { Drawing } from '../../ui/icon.tsx'
import { zoomIn, zoomOut } from './use-map-view.ts'

type Props = {
  texts: LocatorTexts['map']
  onZoom: (factor: number) => void
  canZoomIn: boolean
  canZoomOut: boolean
  onShowAll: () => void
  /** The URL of a search around the center of the map, once it was moved. */
  searchHereUrl: string | undefined
}

export const MapControls = ({ texts, onZoom, canZoomIn, canZoomOut, onShowAll, searchHereUrl }: Props) => (
  <div className="map-controls needs-script">
    {searchHereUrl !== undefined && (
      <a className="button button-strong map-here" href={searchHereUrl} rel="nofollow">
        {texts.searchHere}
      </a>
    )}
    {/* Not `disabled`, which would take the focus away from a pressed button. */}
    <button
      className="icon-button"
      type="button"
      aria-label={texts.zoomIn}
      aria-disabled={!canZoomIn}
      onClick={() => onZoom(zoomIn)}
    >
      <Drawing shapes={['M12 5v14M5 12h14']} />
    </button>
    <button
      className="icon-button"
      type="button"
      aria-label={texts.zoomOut}
      aria-disabled={!canZoomOut}
      onClick={() => onZoom(zoomOut)}
    >
      <Drawing shapes={['M5 12h14']} />
    </button>
    <button className="icon-button" type="button" aria-label={texts.whole} onClick={onShowAll}>
      <Drawing shapes={['M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5']} />
    </button>
  </div>
)
