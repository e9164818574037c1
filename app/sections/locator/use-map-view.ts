import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { plane, type Spot, type View } from './plane.ts'
import { firstView, viewAround, within, zoomAt, type Position, type Size } from './map-view.ts'

type Point = { x: number; y: number }

/** Of a map that no browser has measured yet: a square fits into upright and wide maps without a mark too small to tap. */
const unmeasured: Size = { width: 480, height: 480 }
const step = 80
/** A finger that goes no farther than this has tapped. */
const tapRadius = 5
const hintMs = 2_000

const wholeView: View = { x: plane.width / 2, y: plane.height / 2, scale: Number.POSITIVE_INFINITY }

/** What the map shows, and how mouse, fingers, wheel and keys change it. */
export function useMapView(first: Position[]) {
  const [size, setSize] = useState(unmeasured)
  const [view, change] = useReducer((now: View, next: (view: View) => View) => next(now), firstView(first, unmeasured))
  /** Only the view that the page came with is fitted anew. */
  const [given] = useState(first)
  const [isMoved, setMoved] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const dragged = useRef(false)
  const [isHinted, setHinted] = useState(false)

  const move = (next: (view: View) => View) => {
    setMoved(true)
    change(next)
  }
  const panBy = (right: number, down: number) =>
    move((now) => within({ ...now, x: now.x + right * now.scale, y: now.y + down * now.scale }, size))
  const zoomBy = (factor: number, spot?: Spot) => move((now) => zoomAt(now, spot ?? now, factor, size))
  const showWhole = () => move(() => within(wholeView, size))
  const showPlaces = (places: Position[]) => move(() => viewAround(places, size))

  /** Where on the plane a point of the screen is. */
  const spotAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const frame = box.current?.getBoundingClientRect()
    const { left = 0, top = 0 } = frame ?? {}
    return {
      x: view.x + (clientX - left - size.width / 2) * view.scale,
      y: view.y + (clientY - top - size.height / 2) * view.scale,
    }
  }

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => {
      const measured = { width: element.clientWidth, height: element.clientHeight }
      setSize(measured)
      // What the page was made for stays in view on a map of another size.
      change((now) =>
        now.scale === firstView(given, unmeasured).scale ? firstView(given, measured) : within(now, measured),
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [given])

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // A page that is being scrolled must not be caught by the map.
    if (!event.ctrlKey && !event.metaKey && !box.current?.contains(document.activeElement)) return
    event.preventDefault()
    zoomBy(Math.exp(Math.max(-100, Math.min(100, event.deltaY)) / 250), spotAt(event))
  })
  useEffect(() => {
    const element = box.current
    const listen = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  useEffect(() => {
    const element = box.current
    // One finger scrolls the page; two would too if the map did not take them.
    const takeTwoFingers = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', takeTwoFingers, { passive: false })
    return () => element?.removeEventListener('touchmove', takeTwoFingers)
  }, [])
  useEffect(() => {
    if (!isHinted) return undefined
    const timer = setTimeout(() => setHinted(false), hintMs)
    return () => clearTimeout(timer)
  }, [isHinted])

  const onPointerDown = (event: React.PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    dragged.current = false
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: React.PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (!dragged.current && !other && Math.hypot(now.x - before.x, now.y - before.y) < tapRadius) return
    if (event.pointerType === 'touch' && !other) return setHinted(true)
    setHinted(false)
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = true
    fingers.current.set(event.pointerId, now)
    if (!other) return panBy(before.x - now.x, before.y - now.y)
    const factor = Math.hypot(before.x - other.x, before.y - other.y) / Math.hypot(now.x - other.x, now.y - other.y)
    panBy((before.x - now.x) / 2, (before.y - now.y) / 2)
    return zoomBy(factor, spotAt({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }))
  }
  const onPointerUp = (event: React.PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }
  const onClickCapture = (event: React.MouseEvent) => {
    if (!dragged.current) return
    dragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act({ panBy, zoomBy, showWhole })
  }

  return {
    size,
    isMeasured: size !== unmeasured,
    view,
    isMoved,
    isHinted,
    zoomBy,
    showWhole,
    showPlaces,
    box: {
      ref: box,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onClickCapture,
      onKeyDown,
      onDoubleClick: (event: React.MouseEvent) => zoomBy(0.5, spotAt(event)),
      onDragStart: (event: React.DragEvent) => event.preventDefault(),
    },
  }
}

type Moves = {
  panBy: (right: number, down: number) => void
  zoomBy: (factor: number) => void
  showWhole: () => void
}

const keys: Record<string, (moves: Moves) => void> = {
  ArrowLeft: ({ panBy }) => panBy(-step, 0),
  ArrowRight: ({ panBy }) => panBy(step, 0),
  ArrowUp: ({ panBy }) => panBy(0, -step),
  ArrowDown: ({ panBy }) => panBy(0, step),
  '+': ({ zoomBy }) => zoomBy(0.5),
  '=': ({ zoomBy }) => zoomBy(0.5),
  '-': ({ zoomBy }) => zoomBy(2),
  '0': ({ showWhole }) => showWhole(),
}
