import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import type { AgentMark, MapTown } from '../../../contract/agent.ts'
import type { MapTiles } from '../../../contract/map-tiles.ts'
import { fill } from '../../text/fill.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { clusterMarks, firstListed, markLook, type Cluster, type MarkLook, type Numbers } from './clusters.ts'
import { placeLabels } from './labels.ts'
import { MapControls } from './map-controls.tsx'
import { MapGround } from './map-ground.tsx'
import { areasIn } from './areas.ts'
import { drawnLimits, tileLimits, type Position } from './map-view.ts'
import { positionOf, spotOf } from './plane.ts'
import type { Credit } from './tile-credit.ts'
import { useMapView } from './use-map-view.ts'
import { useTiles } from './use-tiles.ts'

type Props = {
  marks: AgentMark[]
  /** Shown in place of the drawn land, once they have loaded. */
  tiles: MapTiles | undefined
  /** The position that was searched for. */
  from: Position | null
  /** What the first view must contain; all marks if empty. */
  first: Position[]
  /** Names around the position. */
  towns?: MapTown[]
  /** The numbers of the cards beside the map. */
  numbers?: Numbers
  /** What the map moves to when this changes. */
  center?: Position | undefined
  activeId?: string | undefined
  texts: LocatorTexts['map']
  hrefOf: (id: string) => string
  hrefNear: (near: string) => string
  /** Returns whether the list has shown the chosen agent. If not, the link is followed. */
  onChoose?: (id: string) => boolean
}

const clusterDistance = 40
const originRadius = 9
const noNumbers: Numbers = new Map()

/** Agents on a map of our own. Every mark is a link, so that it works before hydration and without scripts. */
export const AgentMap = (props: Props) => {
  const { marks, from, first, towns = [], numbers = noNumbers, activeId, texts, hrefOf, hrefNear } = props
  const origin = from && spotOf(from)
  const places = useMemo(() => [...marks, ...(from ? [from] : [])].map(spotOf), [marks, from])
  const [tiled, setTiled] = useState<{ credit: Credit[] }>()
  const map = useMapView(first.length > 0 ? first : marks, places, tiled ? tileLimits : drawnLimits, props.center)
  const { size, isMeasured, view, isMoved, zoomBy, showAll, showPlaces, canSeparate, box } = map
  const hydrated = useHydrated()
  const { scale } = view
  const clusters = useMemo(
    () =>
      clusterMarks(marks, clusterDistance * scale).map((cluster) => ({ ...cluster, look: markLook(cluster, numbers) })),
    [marks, scale, numbers],
  )
  const visible = { width: size.width * scale, height: size.height * scale }
  // Before it is measured, the map may be much wider or taller than assumed.
  const reach = isMeasured ? 0.5 : 1
  const shown = clusters.filter(
    ({ x, y }) =>
      Math.abs(x - view.x) < visible.width * reach + 20 * scale &&
      Math.abs(y - view.y) < visible.height * reach + 20 * scale,
  )
  const onFocus = useKeptFocus(box.ref, shown)
  const obstacles = [
    ...shown.map(({ x, y, look: { halfWidth, halfHeight } }) => ({ x, y, halfWidth, halfHeight })),
    ...(origin ? [{ ...origin, halfWidth: originRadius, halfHeight: originRadius }] : []),
  ]
  const tileBox = useTiles(props.tiles, view, obstacles, setTiled)
  const labels = placeLabels(view, size, obstacles, towns, from, texts.miles)
  const areas = areasIn(view, size)

  const open = (cluster: Cluster) => (event: React.MouseEvent) => {
    const [mark, ...others] = cluster.marks
    if (!mark || event.ctrlKey || event.metaKey) return
    if (others.length > 0 && canSeparate(cluster.marks)) {
      event.preventDefault()
      return showPlaces(cluster.marks)
    }
    // Shops in one building never come apart: the list has their details.
    const chosen = others.length === 0 ? mark : firstListed(cluster, numbers)
    if (chosen && props.onChoose?.(chosen.id)) event.preventDefault()
  }

  return (
    <div className="agent-map">
      <div
        className="agent-map-box"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups form controls, and a map is not one
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it handles keys: arrows move the map, as its help text says
        tabIndex={hydrated ? 0 : undefined}
        aria-label={texts.label}
        aria-describedby="map-help"
        {...box}
      >
        {props.tiles && (
          <div className={tiled ? 'map-tiles' : 'map-tiles is-waiting'} ref={tileBox} aria-hidden="true" />
        )}
        <svg
          viewBox={`${view.x - visible.width / 2} ${view.y - visible.height / 2} ${visible.width} ${visible.height}`}
          preserveAspectRatio="xMidYMid meet"
        >
          <g aria-hidden="true">
            {!tiled && <MapGround scale={scale} areas={areas} hydrated={hydrated} />}
            {origin &&
              labels.rings.map(({ miles, radius }) => (
                <circle className="map-ring" key={miles} cx={origin.x} cy={origin.y} r={radius} />
              ))}
            {!tiled &&
              labels.towns.map(({ name, x, y, down }) => (
                <g key={`${name} ${x}`} transform={`translate(${x} ${y}) scale(${scale})`}>
                  <circle className="map-town" r="2" />
                  <text className="map-name" y={down}>
                    {name}
                  </text>
                </g>
              ))}
            {labels.rings.map(
              ({ miles, text, label }) =>
                label && (
                  <g key={miles} transform={`translate(${label.x} ${label.y}) scale(${scale})`}>
                    <text className="map-name map-miles" y="4">
                      {text}
                    </text>
                  </g>
                ),
            )}
            {origin && (
              <g transform={`translate(${origin.x} ${origin.y}) scale(${scale})`}>
                <circle className="map-you" r={originRadius} />
              </g>
            )}
          </g>
          {shown.map((cluster) => (
            <a
              key={cluster.marks[0]?.id}
              rel="nofollow"
              data-mark={cluster.marks[0]?.id}
              data-agents={cluster.marks.length}
              onFocus={() => onFocus(cluster)}
              href={cluster.marks.length === 1 ? hrefOf(cluster.marks[0]?.id ?? '') : hrefNear(nearOf(cluster))}
              aria-label={markName(cluster, cluster.look, numbers, texts)}
              onClick={open(cluster)}
            >
              <Mark
                cluster={cluster}
                look={cluster.look}
                scale={scale}
                isActive={cluster.marks.some(({ id }) => id === activeId)}
              />
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
        canZoomIn={map.canZoomIn}
        canZoomOut={map.canZoomOut}
        onShowAll={showAll}
        searchHereUrl={isMoved ? hrefNear(nearOf(view)) : undefined}
      />
      {(tiled || areas.length > 0) && (
        <MapCredit parts={tiled && tiled.credit.length > 0 ? tiled.credit : [texts.waterCredit]} />
      )}
      <p className="visually-hidden" id="map-help">
        {hydrated && texts.help}
      </p>
    </div>
  )
}

const MapCredit = ({ parts }: { parts: Credit[] }) => (
  <p className="map-credit">
    {parts.map(({ text, href }) =>
      href === undefined ? (
        text
      ) : (
        <a key={href} href={href} target="_blank" rel="noreferrer">
          {text}
        </a>
      ),
    )}
  </p>
)

/** The name of a mark for screen readers, with the number of its card. */
function markName(cluster: Cluster, { text }: MarkLook, numbers: Numbers, texts: LocatorTexts['map']): string {
  const count = cluster.marks.length
  const listed = firstListed(cluster, numbers)
  const name = listed?.name ?? cluster.marks[0]?.name ?? ''
  if (count === 1) return listed ? fill(texts.numbered, { number: text, name }) : name
  if (listed) return fill(texts.numberedCluster, { text, name, others: count - 1 })
  return numbers.size > 0 ? fill(texts.unlistedCluster, { text }) : fill(texts.cluster, { count })
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

type MarkProps = { cluster: Cluster; look: MarkLook; scale: number; isActive: boolean }

const Mark = ({ cluster: { x, y }, look, scale, isActive }: MarkProps) => {
  const { text, shape, halfWidth, halfHeight } = look
  const tap = { width: Math.max(22, halfWidth), height: 22 }
  return (
    <g className={isActive ? 'map-mark is-active' : 'map-mark'} transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect className="map-tap" x={-tap.width} y={-tap.height} width={2 * tap.width} height={2 * tap.height} />
      {shape === 'diamond' ? (
        <path className="map-sign" d={`M0 ${-halfHeight}L${halfWidth} 0 0 ${halfHeight} ${-halfWidth} 0z`} />
      ) : (
        <rect
          className="map-sign"
          x={-halfWidth}
          y={-halfHeight}
          width={2 * halfWidth}
          height={2 * halfHeight}
          rx={halfHeight}
        />
      )}
      {text && <text y="5">{text}</text>}
    </g>
  )
}
