import { useEffect } from 'react'
import { deskTexts } from '../../content/admin/frame.ts'

/** Names the tab after what is open in it; before that is known, and when it is closed again, the page's own title stands. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return undefined
    const before = document.title
    document.title = deskTexts.title(title)
    return () => {
      document.title = before
    }
  }, [title])
}
