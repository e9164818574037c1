import { maxOriginLength, originKey } from '../../contract/origin.ts'

/** Keeps how the visit began, for a form that is sent later: in this tab, without a cookie. */
export function keepOrigin() {
  try {
    if (sessionStorage.getItem(originKey)) return
    const origin = new URLSearchParams({ landing: location.pathname })
    const { host } = new URL(document.referrer || location.href)
    if (host !== location.host) origin.set('referrer', host)
    for (const [name, value] of new URLSearchParams(location.search))
      if (name.startsWith('utm_')) origin.append(name, value)
    sessionStorage.setItem(originKey, String(origin).slice(0, maxOriginLength))
  } catch {
    // Storage is not allowed, so nothing is known.
  }
}
