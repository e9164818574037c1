import { useLayoutEffect, useMemo, useRef } from 'react'
import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import type { AgentMark } from '../../../contract/agent.ts'
import { fill } from '../../fill.ts'
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
  /** Where the search was made from. */
  from: Position | null
  /** What the first view must hold; everything where nothing is named. */
  first: Position[]
  activeId?: string | undefined
  texts: LocatorTexts['map']
  hrefOf: (id: string) => string
  hrefNear: (near: string) => string
  /** Whether the list has taken care of the agent that was chosen; otherwise its address is opened. */
  onChoose?: (id: string) => boolean
}

/** Closer than this, in units of the plane a pixel, counties help to find one's way. */
const countiesFrom = 3.5
const clusterRoom = 36

/** Agents on a ground of our own drawing. Every mark is a link, so that it works before and without scripts. */
export const AgentMap = ({ marks, from, first, activeId, texts, hrefOf, hrefNear, onChoose }: Props) => {
  const map = useMapView(first.length > 0 ? first : marks)
  const { size, isMeasured, view, isMoved, zoomBy, showWhole, showPlaces, box } = map
  const hydrated = useHydrated()
  const { scale } = view
  const clusters = useMemo(() => clusterMarks(marks, clusterRoom * scale), [marks, scale])
  const wide = { width: size.width * scale, height: size.height * scale }
  // A map that is not measured yet may be much wider or higher than it is drawn for.
  const reach = isMeasured ? 0.5 : 1
  const shown = clusters.filter(
    ({ x, y }) =>
      Math.abs(x - view.x) < wide.width * reach + 20 * scale && Math.abs(y - view.y) < wide.height * reach + 20 * scale,
  )
  const onFocus = useKeptFocus(box.ref, shown)
  const you = from && spotOf(from)
  const labels = placeLabels(view, size, you ? [...shown, you] : shown)

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
        // It takes keys of its own: arrows move what it shows, and its help says so.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={hydrated ? 0 : undefined}
        aria-label={texts.label}
        aria-describedby="map-help"
        {...box}
      >
        <svg
          viewBox={`${view.x - wide.width / 2} ${view.y - wide.height / 2} ${wide.width} ${wide.height}`}
          preserveAspectRatio="xMidYMid meet"
        >
          <g aria-hidden="true">
            <use className="map-abroad" href={`${ground}#abroad`} />
            <use className="map-others" href={`${ground}#others`} />
            <use className="map-licensed" href={`${ground}#licensed`} />
            {/* Large, and fetched only when the map comes near. */}
            {hydrated && scale < countiesFrom && <use className="map-counties" href={`${counties}#counties`} />}
            {labels.map(({ name, x, y }) => (
              <g key={`${name} ${x}`} transform={`translate(${x} ${y}) scale(${scale})`}>
                <circle className="map-town" r="2" />
                <text className="map-name" y="-6">
                  {name}
                </text>
              </g>
            ))}
            {you && (
              <g transform={`translate(${you.x} ${you.y}) scale(${scale})`}>
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
        onWhole={showWhole}
        here={isMoved ? hrefNear(nearOf(view)) : undefined}
      />
      <p className="visually-hidden" id="map-help">
        {hydrated && texts.help}
      </p>
    </div>
  )
}

/**
 * When the map shows something else, the mark in focus may become part of another, or leave the map. The focus goes to
 * the mark that its agent belongs to now, else to the map.
 */
function useKeptFocus(box: React.RefObject<HTMLElement | null>, shown: Cluster[]) {
  const focused = useRef<string>(undefined)
  useLayoutEffect(() => {
    // It may have had the focus before the map came alive.
    const here = document.activeElement?.getAttribute('data-mark')
    if (here) focused.current = here
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

/** One agent is a diamond; several are a larger one with their number. */
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
