import { useEffect, useState } from 'react'
import { chosenTexts } from '../../../content/admin/chosen-applications.ts'
import { undoSeconds } from '../../../contract/email.ts'
import { WorkButton } from '../ui/busy-button.tsx'

/** Undoes what was just done; it disappears when it is too late for that. */
export const UndoButton = ({ work }: { work: () => Promise<void> }) => {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  return (
    !isLate && (
      <WorkButton className="button button-plain button-small" work={work}>
        {chosenTexts.undo}
      </WorkButton>
    )
  )
}
