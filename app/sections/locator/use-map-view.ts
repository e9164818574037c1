import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { plane, type Spot, type View } from './plane.ts'
import {
  canZoom,
  clampView,
  firstView,
  viewAround,
  zoomAt,
  type Position,
  type ScaleLimits,
  type Size,
} from './map-view.ts'

type Point = { x: number; y: number }

/** Assumed until the browser has measured the map: a square fits tall and wide maps without marks too small to tap. */
const unmeasured: Size = { width: 480, height: 480 }
const panStep = 80
export const zoomIn = 0.5
export const zoomOut = 2
/** A pointer that moves less than this, in pixels, has tapped. */
const tapRadius = 5
/** Two fingers that are closer, in pixels, move the map and do not zoom it; they may even be at the same point. */
const fingerSize = 24
const hintMs = 2_000

const completeView: View = { x: plane.width / 2, y: plane.height / 2, scale: Number.POSITIVE_INFINITY }

/** The visible part of the map, and handlers for mouse, touch, wheel, and keyboard. */
export function useMapView(first: Position[], places: Spot[], limits: ScaleLimits, center?: Position) {
  const [size, setSize] = useState(unmeasured)
  const [view, change] = useReducer((now: View, next: (view: View) => View) => next(now), firstView(first, unmeasured))
  /** Only the initial view is fitted again when the map is resized. */
  const [initialPlaces] = useState(first)
  const [isMoved, setMoved] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const dragged = useRef(false)
  const [isHinted, setHinted] = useState(false)

  const move = (next: (view: View) => View) => {
    const { x, y, scale } = next(view)
    // At its limits, the map stays where it is.
    if (x !== view.x || y !== view.y || scale !== view.scale) setMoved(true)
    change(next)
  }
  const panBy = (right: number, down: number) =>
    move((now) => clampView({ ...now, x: now.x + right * now.scale, y: now.y + down * now.scale }, size, limits))
  const zoomBy = (factor: number, spot?: Spot) =>
    move((now) => zoomAt(now, spot ?? now, factor, { size, places, limits }))
  const showAll = () => move(() => clampView(completeView, size, limits))
  const showPlaces = (shown: Position[]) => move(() => viewAround(shown, size, limits))
  /** Whether the places are apart at the closest view of them. */
  const canSeparate = (shown: Position[]) => viewAround(shown, size, limits).scale < view.scale * 0.9

  const [lastCenter, setLastCenter] = useState(center)
  if (center !== lastCenter) {
    setLastCenter(center)
    if (center) showPlaces([center])
  }

  /** The spot on the plane at a point on the screen. */
  const spotAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const frame = box.current?.getBoundingClientRect()
    const { left = 0, top = 0 } = frame ?? {}
    return {
      x: view.x + (clientX - left - size.width / 2) * view.scale,
      y: view.y + (clientY - top - size.height / 2) * view.scale,
    }
  }

  const measure = useEffectEvent((element: HTMLElement) => {
    const measured = { width: element.clientWidth, height: element.clientHeight }
    // On a phone the list may be shown instead.
    if (measured.width === 0) return
    setSize(measured)
    // The initial places stay in view on a map of another size.
    change((now) =>
      now.scale === firstView(initialPlaces, unmeasured).scale
        ? firstView(initialPlaces, measured)
        : clampView(now, measured, limits),
    )
  })
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => measure(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Scrolling the page must not zoom the map by accident.
    if (!event.ctrlKey && !event.metaKey && !box.current?.contains(document.activeElement)) return
    event.preventDefault()
    zoomBy(Math.exp(Math.max(-100, Math.min(100, event.deltaY)) / 250), spotAt(event))
  })
  useEffect(() => {
    const element = box.current
    const leaving = new AbortController()
    const options = { passive: false, signal: leaving.signal }
    // One finger scrolls the page. Two fingers move the map, so they must not scroll.
    const preventTwoFingerScroll = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('wheel', onWheel, options)
    element?.addEventListener('touchmove', preventTwoFingerScroll, options)
    return () => leaving.abort()
  }, [])
  useEffect(() => {
    if (!isHinted) return undefined
    const timer = setTimeout(() => setHinted(false), hintMs)
    return () => clearTimeout(timer)
  }, [isHinted])

  const onPointerDown = (event: React.PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    dragged.current = false
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: React.PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (!dragged.current && !other && Math.hypot(now.x - before.x, now.y - before.y) < tapRadius) return
    if (event.pointerType === 'touch' && !other) return setHinted(true)
    setHinted(false)
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = true
    pointers.current.set(event.pointerId, now)
    if (!other) return panBy(before.x - now.x, before.y - now.y)
    const apart = ({ x, y }: Point) => Math.max(fingerSize, Math.hypot(x - other.x, y - other.y))
    const factor = apart(before) / apart(now)
    panBy((before.x - now.x) / 2, (before.y - now.y) / 2)
    return zoomBy(factor, spotAt({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }))
  }
  const onPointerUp = (event: React.PointerEvent) => {
    pointers.current.delete(event.pointerId)
  }
  const onClickCapture = (event: React.MouseEvent) => {
    if (!dragged.current) return
    dragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const handler = keys[event.key]
    if (!handler || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    handler({ panBy, zoomBy, showAll })
  }

  return {
    size,
    isMeasured: size !== unmeasured,
    view,
    isMoved,
    isHinted,
    zoomBy,
    canZoomIn: canZoom(view, zoomIn, { size, places, limits }),
    canZoomOut: canZoom(view, zoomOut, { size, places, limits }),
    showAll,
    showPlaces,
    canSeparate,
    box: {
      ref: box,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onClickCapture,
      onKeyDown,
      onDoubleClick: (event: React.MouseEvent) => zoomBy(zoomIn, spotAt(event)),
      onDragStart: (event: React.DragEvent) => event.preventDefault(),
    },
  }
}

type MapActions = {
  panBy: (right: number, down: number) => void
  zoomBy: (factor: number) => void
  showAll: () => void
}

const keys: Record<string, (actions: MapActions) => void> = {
  ArrowLeft: ({ panBy }) => panBy(-panStep, 0),
  ArrowRight: ({ panBy }) => panBy(panStep, 0),
  ArrowUp: ({ panBy }) => panBy(0, -panStep),
  ArrowDown: ({ panBy }) => panBy(0, panStep),
  '+': ({ zoomBy }) => zoomBy(zoomIn),
  '=': ({ zoomBy }) => zoomBy(zoomIn),
  '-': ({ zoomBy }) => zoomBy(zoomOut),
  '0': ({ showAll }) => showAll(),
}
