import { useRef, useState, type PointerEvent } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'

const swipeLength = 40

/**
 * A row of slides without end. Each slide has a place: one waits out of sight before the row, the others
 * follow. A step moves every place by one, in the 500 ms of the stylesheet, and takes the slide that falls
 * off one end to the other at once, out of sight.
 */
export function useSlider(count: number) {
  const ready = useHydrated()
  const [position, setPosition] = useState({ first: 0, forward: false })
  const touchedAt = useRef(0)

  const step = (by: 1 | -1) => setPosition(({ first }) => ({ first: modulo(first + by, count), forward: by === 1 }))

  const placeOf = (index: number) => {
    if (!ready) return {}
    const place = modulo(index - position.first + 1, count) - 1
    const fellOff = place === (position.forward ? count - 2 : -1)
    const translate = `calc(${place - index} * (100% + var(--space-gutter)))`
    return { style: fellOff ? { translate, transition: 'none' } : { translate } }
  }

  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      touchedAt.current = event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - touchedAt.current
      if (event.pointerType !== 'mouse' && Math.abs(moved) > swipeLength) step(moved < 0 ? 1 : -1)
    },
  }

  return { ready, first: position.first, step, placeOf, swipe }
}

const modulo = (value: number, count: number) => ((value % count) + count) % count
