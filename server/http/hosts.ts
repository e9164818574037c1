import type { IncomingMessage } from 'node:http'
import type { Config } from '../config/config.ts'

/**
 * The status for a request with a bad Host header: 400 when it is ambiguous or invalid, 421 when the name is not ours.
 */
type CheckHost = (request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>) => 400 | 421 | undefined

/**
 * The site responds only to its own names. With any other, someone else's page could read it as same-origin (DNS
 * rebinding), and a cache in between could mix up the responses of two sites.
 */
export function createHostCheck({
  publicUrl,
  allowedHosts,
  port,
}: Pick<Config, 'publicUrl' | 'allowedHosts' | 'port'>): CheckHost {
  const names = new Set(['localhost', '[::1]', '127.0.0.1', new URL(publicUrl).hostname, ...allowedHosts])
  // The usual spellings, so that nearly every request needs only one lookup.
  const commonHosts = new Set([...names].flatMap((name) => [name, `${name}:${port}`]))
  return ({ headers: { host }, rawHeaders }) => {
    if (host === undefined || hasTwoHosts(rawHeaders)) return 400
    if (commonHosts.has(host)) return undefined
    const name = nameOf(host)
    if (name === undefined) return 400
    return names.has(name) || isLoopback(name) ? undefined : 421
  }
}

/**
 * `rawHeaders` alternates names and values. Node keeps the first of two Host headers; a proxy may have used the second.
 */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let found = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') found += 1
  }
  return found > 1
}

/** The port does not matter: a proxy may publish the site on another one. */
const nameOf = (host: string) => /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase()

const isLoopback = (name: string) => /^127(?:\.\d{1,3}){3}$/.test(name)
