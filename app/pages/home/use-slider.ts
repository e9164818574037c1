import { useRef, useState, type PointerEvent } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

const minSwipe = 40

/**
 * An endless row of slides. One slide waits out of view before the row, the others follow. A step moves every slide by
 * one place, in the 500 ms of the stylesheet; the slide that leaves at one end jumps to the other end, out of view.
 */
export function useSlider(count: number) {
  const ready = useHydrated()
  const [position, setPosition] = useState({ first: 0, forward: false })
  const startX = useRef(0)

  const step = (by: 1 | -1) => setPosition(({ first }) => ({ first: modulo(first + by, count), forward: by === 1 }))

  const placeOf = (index: number) => {
    if (!ready) return {}
    const place = modulo(index - position.first + 1, count) - 1
    const hasWrapped = place === (position.forward ? count - 2 : -1)
    const translate = `calc(${place - index} * (100% + var(--space-gutter)))`
    return { style: hasWrapped ? { translate, transition: 'none' } : { translate } }
  }

  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const deltaX = event.clientX - startX.current
      if (event.pointerType !== 'mouse' && Math.abs(deltaX) > minSwipe) step(deltaX < 0 ? 1 : -1)
    },
  }

  return { ready, first: position.first, step, placeOf, swipe }
}

const modulo = (value: number, count: number) => ((value % count) + count) % count
