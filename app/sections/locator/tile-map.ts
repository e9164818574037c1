import { layers, namedFlavor, type Flavor } from '@protomaps/basemaps'
import {
  AJAXError,
  addProtocol,
  Map as TileView,
  setWorkerUrl,
  type GeoJSONSource,
  type LayerSpecification,
  type RequestParameters,
  type StyleSpecification,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Protocol } from 'pmtiles'
import type { MapTiles } from '../../../contract/map-tiles.ts'
import type { Obstacle } from './labels.ts'
import { planeScale, positionOf, type View } from './plane.ts'
import { readCredit, type Credit } from './tile-credit.ts'

/** What is seen of the tiles: nothing while they load, fail, or have nothing to show here. */
export type Shown = { credit: Credit[] } | undefined

export type TileMap = {
  show: (view: View) => void
  /** Keeps labels away from what is drawn above them. */
  avoid: (obstacles: Obstacle[]) => void
  close: () => void
}

const source = 'tiles'
const marks = 'marks'
/**
 * Servers with an address for each tile do not say how far they go. Tiles of Protomaps end here; where a server has
 * none this deep, those above are enlarged, as its source is sparse.
 */
const lastZoom = 15

setWorkerUrl(workerUrl)
// Tiles are fetched by the page, because its policy, unlike that of the worker's file, allows the tile server.
addProtocol('pmtiles', new Protocol({ metadata: true }).tile)
addProtocol('tile', fetchTile)

/** Vector tiles in an element; the map above it handles input, so this one only follows. */
export function openTileMap(
  container: HTMLElement,
  tiles: MapTiles,
  first: View,
  onChange: (shown: Shown) => void,
): TileMap {
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  let data = collectionOf([])
  const style = () => styleOf(tiles, lookOf(container, isDark(scheme)), data)
  const map = new TileView({
    container,
    style: style(),
    ...cameraOf(first),
    interactive: false,
    attributionControl: false,
    renderWorldCopies: false,
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { fadeDuration: 0 }),
  })
  map.setMissingStyleImageResolver((id) => addSpace(map, id))
  let isShown = false
  const report = (shown: boolean) => {
    if (shown === isShown) return
    isShown = shown
    onChange(shown ? { credit: readCredit(map.getSource(source)?.attribution) } : undefined)
  }
  map.on('idle', () => report(!isEmpty(map)))
  map.on('webglcontextlost', () => report(false))
  map.on('error', ({ error }) => console.warn('Map tiles:', error.message))

  const followScheme = () => map.setStyle(style())
  scheme.addEventListener('change', followScheme)
  const choice = new MutationObserver(followScheme)
  choice.observe(document.documentElement, { attributeFilter: ['data-scheme'] })

  return {
    show: (view) => void map.jumpTo(cameraOf(view)),
    avoid: (obstacles) => {
      data = collectionOf(obstacles)
      void map.getSource<GeoJSONSource>(marks)?.setData(data)
    },
    close: () => {
      scheme.removeEventListener('change', followScheme)
      choice.disconnect()
      map.remove()
    },
  }
}

/** MapLibre's zoom 0 shows the whole world in 512 pixels. */
function cameraOf({ x, y, scale }: View) {
  const { lat, lng } = positionOf({ x, y })
  return { center: { lat, lng }, zoom: Math.log2((2 * Math.PI * planeScale) / (scale * 512)) }
}

const includesTiles = (features: { source: string }[]) => features.some((feature) => feature.source === source)

/** There is nearly always something in the middle, and asking for one point is quick. */
function isEmpty(map: TileView): boolean {
  const { clientWidth, clientHeight } = map.getContainer()
  return (
    !includesTiles(map.queryRenderedFeatures([clientWidth / 2, clientHeight / 2])) &&
    !includesTiles(map.queryRenderedFeatures())
  )
}

function isDark({ matches }: MediaQueryList): boolean {
  const chosen = document.documentElement.dataset.scheme
  return chosen === undefined ? matches : chosen === 'dark'
}

/** The look of Protomaps, with the land, the water, and the names as they are on the drawn map. */
function lookOf(container: HTMLElement, dark: boolean): Flavor {
  const look = namedFlavor(dark ? 'dark' : 'light')
  const water = tokenColor(container, '--map-water')
  const [name, halo] = [tokenColor(container, '--map-name'), tokenColor(container, '--map-halo')]
  const font = getComputedStyle(container).fontFamily.replaceAll(/["']/g, '').replaceAll(/, +/g, ',')
  return {
    ...look,
    background: water,
    earth: tokenColor(container, '--map-land'),
    water,
    ocean_label: name,
    country_label: name,
    ...nameColors(
      ['city_label', 'subplace_label', 'state_label', 'roads_label_major', 'roads_label_minor'],
      name,
      halo,
    ),
    regular: font,
    bold: font,
    italic: font,
  }
}

const nameColors = (labels: string[], name: string, halo: string): Record<string, string> =>
  Object.fromEntries(labels.flatMap((label) => [[label, name] as const, [`${label}_halo`, halo] as const]))

/** The value of a color token as MapLibre can read it: it knows fewer notations than CSS has. */
function tokenColor(container: HTMLElement, token: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${token})`
  container.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return color
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  return `rgb(${context.getImageData(0, 0, 1, 1).data.slice(0, 3).join(',')})`
}

/**
 * The style of Protomaps without icons, which would need a file of pictures, and with the typeface of the page, which
 * needs no files of letters. Invisible icons at the marks keep labels away from them.
 */
function styleOf(tiles: MapTiles, look: Flavor, data: ReturnType<typeof collectionOf>): StyleSpecification {
  const url = new URL(tiles.url, location.href).href.replaceAll('%7B', '{').replaceAll('%7D', '}')
  return {
    version: 8,
    sources: {
      [source]: { type: 'vector', url: `${tiles.kind === 'archive' ? 'pmtiles' : 'tile'}://${url}` },
      [marks]: { type: 'geojson', data },
    },
    layers: [
      ...layers(source, look, { lang: 'en' }).flatMap(withoutIcons),
      {
        id: marks,
        type: 'symbol',
        source: marks,
        layout: { 'icon-image': ['get', 'space'], 'icon-allow-overlap': true },
      },
    ],
  }
}

/** Towns keep their names; signs of roads and symbols of shops are left out. */
function withoutIcons(layer: LayerSpecification): LayerSpecification[] {
  if (layer.type !== 'symbol' || layer.layout?.['icon-image'] === undefined) return [layer]
  const { 'icon-image': _icon, ...layout } = layer.layout
  return layer['source-layer'] === 'places' ? [{ ...layer, layout }] : []
}

const collectionOf = (obstacles: Obstacle[]) => ({
  type: 'FeatureCollection' as const,
  features: obstacles.map(({ x, y, halfWidth, halfHeight }) => {
    const { lat, lng } = positionOf({ x, y })
    const size = [halfWidth, halfHeight].map((half) => Math.ceil(2 * half))
    return {
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [lng, lat] },
      properties: { space: `space ${size.join(' ')}` },
    }
  }),
})

/** An empty picture of the size in its name. */
function addSpace(map: TileView, id: string) {
  const [name, width, height] = id.split(' ')
  if (name !== 'space') return
  const size = { width: Number(width), height: Number(height) }
  map.addImage(id, { ...size, data: new Uint8Array(4 * size.width * size.height) })
}

/** MapLibre asks for a description of the tiles first. */
async function fetchTile({ url, type }: RequestParameters, { signal }: AbortController) {
  if (type === 'json') return { data: { tiles: [url], maxzoom: lastZoom, sparse: true } }
  const answer = await fetch(url.slice('tile://'.length), { signal })
  if (!answer.ok) throw new AJAXError(answer.status, answer.statusText, answer.url, await answer.blob())
  return { data: await answer.arrayBuffer() }
}
