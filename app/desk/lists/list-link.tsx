import { Link, useLocation, useParams, type ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For another filter and after a change, but a list is not loaded again when one of its items is opened. A change that
 * arrives while an item is being opened counts too.
 */
export const revalidateList = ({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate

/** For another page, and after a change, but not for another filter. */
export const revalidatePage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

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
