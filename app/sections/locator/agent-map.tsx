import { useLayoutEffect, useMemo, useRef } from 'react'
import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import type { AgentMark } from '../../../contract/agent.ts'
import { fill } from '../../text/fill.ts'
import counties from '../../pictures/locator-counties.svg'
import ground from '../../pictures/locator-ground.svg'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { clusterMarks, type Cluster } from './clusters.ts'
import { placeLabels } from './labels.ts'
import { MapControls } from './map-controls.tsx'
import type { Position } from './map-view.ts'
import { positionOf, spotOf } from './plane.ts'
import { useMapView } from './use-map-view.ts'

type Props = {
  marks: AgentMark[]
  /** The position that was searched for. */
  from: Position | null
  /** What the first view must contain; all marks if empty. */
  first: Position[]
  activeId?: string | undefined
  texts: LocatorTexts['map']
  hrefOf: (id: string) => string
  hrefNear: (near: string) => string
  /** Returns whether the list has shown the chosen agent. If not, the link is followed. */
  onChoose?: (id: string) => boolean
}

/** Counties are shown below this scale, in units of the plane per pixel. */
const countiesBelowScale = 3.5
const clusterDistance = 36

/** Agents on a map of our own. Every mark is a link, so that it works before hydration and without scripts. */
export const AgentMap = ({ marks, from, first, activeId, texts, hrefOf, hrefNear, onChoose }: Props) => {
  const map = useMapView(first.length > 0 ? first : marks)
  const { size, isMeasured, view, isMoved, zoomBy, showAll, showPlaces, box } = map
  const hydrated = useHydrated()
  const { scale } = view
  const clusters = useMemo(() => clusterMarks(marks, clusterDistance * scale), [marks, scale])
  const visible = { width: size.width * scale, height: size.height * scale }
  // Before it is measured, the map may be much wider or taller than assumed.
  const reach = isMeasured ? 0.5 : 1
  const shown = clusters.filter(
    ({ x, y }) =>
      Math.abs(x - view.x) < visible.width * reach + 20 * scale &&
      Math.abs(y - view.y) < visible.height * reach + 20 * scale,
  )
  const onFocus = useKeptFocus(box.ref, shown)
  const origin = from && spotOf(from)
  const labels = placeLabels(view, size, origin ? [...shown, origin] : shown)

  const open = (cluster: Cluster) => (event: React.MouseEvent) => {
    const [mark, ...others] = cluster.marks
    if (!mark || event.ctrlKey || event.metaKey) return
    if (others.length === 0 && onChoose?.(mark.id)) event.preventDefault()
    if (others.length === 0) return
    event.preventDefault()
    showPlaces(cluster.marks)
  }

  return (
    <div className="agent-map">
      <div
        className="agent-map-box"
        // A fieldset would be drawn as a box of form controls.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        // It handles keys: arrows move the map, as its help text says.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={hydrated ? 0 : undefined}
        aria-label={texts.label}
        aria-describedby="map-help"
        {...box}
      >
        <svg
          viewBox={`${view.x - visible.width / 2} ${view.y - visible.height / 2} ${visible.width} ${visible.height}`}
          preserveAspectRatio="xMidYMid meet"
        >
          <g aria-hidden="true">
            <use className="map-abroad" href={`${ground}#abroad`} />
            <use className="map-others" href={`${ground}#others`} />
            <use className="map-licensed" href={`${ground}#licensed`} />
            {/* A large file, loaded only when the map is zoomed in. */}
            {hydrated && scale < countiesBelowScale && <use className="map-counties" href={`${counties}#counties`} />}
            {labels.map(({ name, x, y }) => (
              <g key={`${name} ${x}`} transform={`translate(${x} ${y}) scale(${scale})`}>
                <circle className="map-town" r="2" />
                <text className="map-name" y="-6">
                  {name}
                </text>
              </g>
            ))}
            {origin && (
              <g transform={`translate(${origin.x} ${origin.y}) scale(${scale})`}>
                <circle className="map-you" r="22" />
                <circle className="map-you-point" r="5" />
              </g>
            )}
          </g>
          {shown.map((cluster) => (
            <a
              key={cluster.marks[0]?.id}
              rel="nofollow"
              data-mark={cluster.marks[0]?.id}
              onFocus={() => onFocus(cluster)}
              href={cluster.marks.length === 1 ? hrefOf(cluster.marks[0]?.id ?? '') : hrefNear(nearOf(cluster))}
              aria-label={
                cluster.marks.length === 1
                  ? cluster.marks[0]?.name
                  : fill(texts.cluster, { count: cluster.marks.length })
              }
              onClick={open(cluster)}
            >
              <Mark cluster={cluster} scale={scale} isActive={cluster.marks.some(({ id }) => id === activeId)} />
            </a>
          ))}
        </svg>
      </div>
      {map.isHinted && (
        <p className="map-hint" aria-hidden="true">
          {texts.twoFingers}
        </p>
      )}
      <MapControls
        texts={texts}
        onZoom={zoomBy}
        onShowAll={showAll}
        searchHereUrl={isMoved ? hrefNear(nearOf(view)) : undefined}
      />
      <p className="visually-hidden" id="map-help">
        {hydrated && texts.help}
      </p>
    </div>
  )
}

/**
 * When the map moves, the focused mark may become part of a cluster or leave the map. The focus then moves to the mark
 * that contains its agent, or else to the map.
 */
function useKeptFocus(box: React.RefObject<HTMLElement | null>, shown: Cluster[]) {
  const focused = useRef<string>(undefined)
  useLayoutEffect(() => {
    // The mark may have been focused before hydration.
    const focusedMark = document.activeElement?.getAttribute('data-mark')
    if (focusedMark) focused.current = focusedMark
    const id = focused.current
    if (id === undefined || document.activeElement !== document.body) return
    const holder = shown.find(({ marks }) => marks.some((mark) => mark.id === id))
    const link = box.current?.querySelector<SVGAElement>(`[data-mark="${holder?.marks[0]?.id}"]`)
    if (link) link.focus({ preventScroll: true })
    else box.current?.focus({ preventScroll: true })
  }, [box, shown])
  return (cluster: Cluster) => {
    focused.current = cluster.marks[0]?.id
  }
}

const nearOf = (spot: { x: number; y: number }) => {
  const { lat, lng } = positionOf(spot)
  return `${lat.toFixed(3)},${lng.toFixed(3)}`
}

type MarkProps = { cluster: Cluster; scale: number; isActive: boolean }

/** A diamond for one agent; a larger one with a number for several. */
const Mark = ({ cluster: { x, y, marks }, scale, isActive }: MarkProps) => {
  const count = marks.length
  const half = count > 1 ? 15 + Math.min(6, Math.log2(count)) : 11
  return (
    <g className={isActive ? 'map-mark is-active' : 'map-mark'} transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect className="map-tap" x="-22" y="-22" width="44" height="44" />
      <path d={`M0 ${-half}L${half} 0 0 ${half} ${-half} 0z`} />
      {count > 1 && <text y="5">{count}</text>}
    </g>
  )
}
