import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { deskTexts } from '../../../content/admin/frame.ts'

/** Most pages arrive sooner, and nothing flashes for them. */
const slowAfterMs = 400

/** Says that the next page is loading, once that takes long enough to be noticed. */
export const Pending = () => {
  const isLoading = useNavigation().state !== 'idle'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  return (
    <output className="desk-pending">{isSlow && <span className="visually-hidden">{deskTexts.loading}</span>}</output>
  )
}
