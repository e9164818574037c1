import { deskPaths } from '../../contract/paths.ts'

const home = '/Create-job-vacancy'

/** To the sign-in page, which leads back here. */
export function goToSignIn(reason?: 'expired') {
  const query = new URLSearchParams({ back: location.pathname + location.search })
  if (reason) query.set('reason', reason)
  location.replace(`/admin-login?${query}`)
}

/** Where to go after signing in: a page of the desk, whatever the address says. */
export function wayBack(search: URLSearchParams): string {
  const [path = '', ...query] = (search.get('back') ?? '').split('?')
  return isDeskPath(path) ? [path, ...query].join('?') : home
}

const isDeskPath = (path: string) => {
  const parts = path.toLowerCase().split('/')
  return deskPaths.some((known) => {
    const wanted = known.toLowerCase().split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((word, index) => (word === ':id' ? /^[\w-]+$/.test(parts[index] ?? '') : word === parts[index]))
    )
  })
}
