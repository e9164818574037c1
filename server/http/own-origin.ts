import type { IncomingHttpHeaders } from 'node:http'
import { SiteError } from '../../contract/errors.ts'

/**
 * The origin of the page that posted a form; undefined when the client sends none, as programs do. Pages of other sites
 * are refused: a browser would send the form on behalf of the person who views them.
 */
export function ownOrigin(headers: IncomingHttpHeaders, publicUrl: string): string | undefined {
  const { origin, host } = headers
  if (origin === undefined) {
    const site = headers['sec-fetch-site']
    if (site === 'cross-site' || site === 'same-site') throw otherSite()
    return undefined
  }
  if (origin === new URL(publicUrl).origin || origin.replace(/^https?:\/\//, '') === host) return origin
  throw otherSite()
}

const otherSite = () => new SiteError('not_allowed', 'call.other_site')
