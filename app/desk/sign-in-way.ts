const home = '/Create-job-vacancy'

/** To the sign-in page, which leads back here. */
export function goToSignIn(reason?: 'expired') {
  const query = new URLSearchParams({ back: location.pathname + location.search })
  if (reason) query.set('reason', reason)
  location.replace(`/admin-login?${query}`)
}

/** Where to go after signing in: a page of this site, whatever the address says. */
export function wayBack(search: URLSearchParams): string {
  const back = search.get('back')
  if (!back?.startsWith('/')) return home
  const target = new URL(back, location.origin)
  return target.origin === location.origin ? target.pathname + target.search : home
}
