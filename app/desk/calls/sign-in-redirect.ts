import { deskPaths, secondFactorPath } from '../../../contract/paths.ts'

/** The sign-in page redirects back here. */
export function goToSignIn(reason?: 'expired') {
  const query = new URLSearchParams({ back: location.pathname + location.search })
  if (reason) query.set('reason', reason)
  location.replace(`/admin-login?${query}`)
}

/** For a person who needs a second factor first; that page returns here. */
export function goToEnrollment() {
  location.replace(`${secondFactorPath}?${new URLSearchParams({ back: location.pathname + location.search })}`)
}

/** Where to go after signing in: always a page of the desk, whatever `back` says. */
export function returnPath(search: URLSearchParams, home: string): string {
  const [path = '', ...query] = (search.get('back') ?? '').split('?')
  return isDeskPath(path) ? [path, ...query].join('?') : home
}

const isDeskPath = (path: string) => {
  const parts = path.toLowerCase().split('/')
  return deskPaths.some((known) => {
    const pattern = known.toLowerCase().split('/')
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) =>
        part.startsWith(':') ? /^[\w-]+$/.test(parts[index] ?? '') : part === parts[index],
      )
    )
  })
}
