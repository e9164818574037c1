import { useEffect, useRef, useState } from 'react'

export type PositionState = 'idle' | 'busy' | 'slow' | 'refused' | 'unavailable'

/** When a person is told that they need not wait, and when we stop waiting. */
const slowAfter = 4_000
const giveUpAfter = 20_000

/** Asks the device where it is, only when told to. About a hundred yards are near enough for a shop. */
export function usePosition(onFound: (near: string) => void) {
  const [state, setState] = useState<PositionState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const end = (next: PositionState) => {
    clearTimeout(timer.current)
    setState(next)
  }
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('unavailable')
    setState('busy')
    timer.current = setTimeout(() => setState('slow'), slowAfter)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        end('idle')
        onFound(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`)
      },
      ({ code, PERMISSION_DENIED }) => end(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: giveUpAfter, maximumAge: 300_000 },
    )
  }
  return { state, ask }
}
