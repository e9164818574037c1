import { useEffect, useEffectEvent, useState } from 'react'

const every = 3000

/** Takes a step every three seconds, unless someone points at it, is in it, paused it, looks elsewhere or wants no motion. */
export function useAutoplay(step: () => void) {
  const [playing, setPlaying] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setPlaying(!still.matches)
    follow()
    still.addEventListener('change', follow)
    return () => still.removeEventListener('change', follow)
  }, [])

  const tick = useEffectEvent(() => {
    if (!document.hidden) step()
  })
  useEffect(() => {
    if (!playing || hovered || focused) return
    const timer = setInterval(tick, every)
    return () => clearInterval(timer)
  }, [playing, hovered, focused])

  /** Whoever presses Play wants to see it move, although pointer and focus are still on the button. */
  const toggle = () => {
    setPlaying(!playing)
    setHovered(false)
    setFocused(false)
  }

  const hold = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  return { playing, toggle, hold }
}
