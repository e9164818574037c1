import { useEffect } from 'react'
import { deskTexts } from '../../../content/admin/frame.ts'

/** Shows `title` as the document title; while it is undefined, and after unmounting, the page's own title is shown. */
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
