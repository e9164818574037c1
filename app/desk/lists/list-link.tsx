import { Link, useLocation, useParams, type ShouldRevalidateFunctionArgs } from 'react-router'

/** The list is loaded again for another filter or after a change, but not when an item is opened. */
export const revalidateList = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search !== nextUrl.search || currentUrl.href === nextUrl.href

type Props = { to: string; className?: string; label?: string; children: React.ReactNode }

/** Opens an item beside its list, or goes back to it: keeps the filters, and the list where it is. */
export const ListLink = ({ to, className, label, children }: Props) => {
  const { id } = useParams()
  const { search } = useLocation()
  const isOpen = id !== undefined && to.endsWith(`/${id}`)
  return (
    <Link
      className={className}
      to={to + search}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      aria-label={label}
    >
      {children}
    </Link>
  )
}
