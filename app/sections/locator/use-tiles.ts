import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { MapTiles } from '../../../contract/map-tiles.ts'
import type { Obstacle } from './labels.ts'
import type { View } from './plane.ts'
import type { Shown, TileMap } from './tile-map.ts'

/** Without WebGL, or when the code does not arrive, the drawn map stays. */
function warn(cause: unknown): undefined {
  console.warn('Map tiles:', cause)
}

/**
 * Vector tiles below the marks. Their code and data load once the map is in view; until they show something, and
 * whenever they fail, the drawn land is shown.
 */
export function useTiles(
  tiles: MapTiles | undefined,
  view: View,
  obstacles: Obstacle[],
  onChange: (shown: Shown) => void,
) {
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<TileMap>()

  const open = useEffectEvent(async (element: HTMLElement, source: MapTiles) => {
    const { openTileMap } = await import('./tile-map.ts')
    return openTileMap(element, source, view, onChange)
  })

  useEffect(() => {
    const element = container.current
    // The drawn map uses the colors that the visitor's system dictates.
    if (!element || !tiles || matchMedia('(forced-colors: active)').matches) return undefined
    let opened: Promise<TileMap | undefined> | undefined
    let isClosed = false
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      opened = open(element, tiles).catch(warn)
      void opened.then((made) => !isClosed && setMap(made))
    })
    observer.observe(element)
    return () => {
      isClosed = true
      observer.disconnect()
      void opened?.then((made) => made?.close())
    }
  }, [tiles])

  const key = JSON.stringify(obstacles)
  useLayoutEffect(() => map?.show(view), [map, view])
  useLayoutEffect(() => map?.avoid(JSON.parse(key)), [map, key])
  return container
}
