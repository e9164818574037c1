import { useEffect, useRef, useState } from 'react'

type PositionState = 'idle' | 'busy' | 'slow' | 'refused' | 'unavailable'

/** After this time the page says that this may take a while, and that a place can be entered instead. */
const slowAfterMs = 4_000
const timeoutMs = 20_000

/** Asks the device for its position, only when a person requests it. About 100 yards is precise enough for a shop. */
export function usePosition(onFound: (near: string) => void) {
  const [state, setState] = useState<PositionState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const finish = (next: PositionState) => {
    clearTimeout(timer.current)
    setState(next)
  }
  const request = () => {
    if (!('geolocation' in navigator)) return setState('unavailable')
    clearTimeout(timer.current)
    setState('busy')
    timer.current = setTimeout(() => setState('slow'), slowAfterMs)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        finish('idle')
        onFound(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`)
      },
      ({ code, PERMISSION_DENIED }) => finish(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: timeoutMs, maximumAge: 300_000 },
    )
  }
  return { state, request }
}
