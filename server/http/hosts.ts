import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'

/** What is wrong with the name that a request was sent to: 400 when it cannot be told, 421 when it is not ours. */
export type CheckHost = (request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>) => 400 | 421 | undefined

/**
 * The site answers only under its own names. Under any other, a page of somebody else could read it as its own (DNS
 * rebinding), and a cache between could keep one site's answers as another's.
 */
export function createHostCheck({
  publicUrl,
  allowedHosts,
  port,
}: Pick<Config, 'publicUrl' | 'allowedHosts' | 'port'>): CheckHost {
  const names = new Set(['localhost', '[::1]', '127.0.0.1', new URL(publicUrl).hostname, ...allowedHosts])
  // As nearly every request writes it, so that one look is enough.
  const usual = new Set([...names].flatMap((name) => [name, `${name}:${port}`]))
  return ({ headers: { host }, rawHeaders }) => {
    if (host === undefined || namesHostTwice(rawHeaders)) return 400
    if (usual.has(host)) return undefined
    const name = nameOf(host)
    if (name === undefined) return 400
    return names.has(name) || isLoopback(name) ? undefined : 421
  }
}

/** Names and values in turn. Node keeps the first of two hosts; a proxy in front may have gone by the second. */
function namesHostTwice(rawHeaders: string[]): boolean {
  let found = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') found += 1
  }
  return found > 1
}

/** Under which port the site is reached does not matter: a proxy may publish it under another. */
const nameOf = (host: string) => /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.exec(host)?.[1]?.toLowerCase()

const isLoopback = (name: string) => /^127(?:\.\d{1,3}){3}$/.test(name)
