import { useEffect, useEffectEvent, useState } from 'react'

const intervalMs = 3000

/** Steps every three seconds, unless hovered, focused, paused, in a hidden tab, or with reduced motion. */
export function useAutoplay(step: () => void) {
  const [playing, setPlaying] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const update = () => setPlaying(!reducedMotion.matches)
    update()
    reducedMotion.addEventListener('change', update)
    return () => reducedMotion.removeEventListener('change', update)
  }, [])

  const tick = useEffectEvent(() => {
    if (!document.hidden) step()
  })
  useEffect(() => {
    if (!playing || hovered || focused) return
    const timer = setInterval(tick, intervalMs)
    return () => clearInterval(timer)
  }, [playing, hovered, focused])

  /** After pressing Play it moves, although pointer and focus are still on the button. */
  const toggle = () => {
    setPlaying(!playing)
    setHovered(false)
    setFocused(false)
  }

  const pauseHandlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  return { playing, toggle, pauseHandlers }
}
