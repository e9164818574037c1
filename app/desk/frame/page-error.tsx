import { useRevalidator, useRouteError } from 'react-router'
import { CallError, explain } from '../calls/call.ts'
import { deskTexts } from '../../../content/admin/frame.ts'
import { ErrorState } from '../ui/states.tsx'
import { PageTitle } from './page-title.tsx'
import { useFilters } from '../lists/use-filters.ts'

type Props = { text?: string }

export const PageError = (props: Props) => (
  <>
    <PageTitle />
    <LoadError {...props} />
  </>
)

/** Why the page, or a part of it, could not be loaded, and a button to try again. */
export const LoadError = ({ text }: Props) => {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const filters = useFilters()
  // The server would refuse a position in the list again, so the list restarts at its first page.
  const retry = async () => {
    if (isRefused(error) && filters.get('cursor')) await filters.set('cursor', '', { replace: true })
    else await revalidate()
  }
  return <ErrorState message={explain(error) ?? deskTexts.noAnswer} text={text} onRetry={retry} />
}

/** Whether there is no such record: it was erased, or the URL is wrong. */
export const isMissing = (error: unknown) => error instanceof CallError && error.status === 404

const isRefused = (error: unknown) => error instanceof CallError && (error.status === 400 || error.status === 422)
