import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/**
 * The client's address. A trusted proxy appends the address it saw as the last hop; earlier hops are whatever the
 * client wrote.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const seen = request.socket.remoteAddress ?? 'unknown'
  const hop = trustProxy ? lastHop(request.headers['x-forwarded-for']) : undefined
  return withoutMapping(hop && isIP(hop) ? hop : seen)
}

/** A dual-stack socket writes an IPv4 address as `::ffff:192.0.2.1`. */
const withoutMapping = (address: string) => /^::ffff:(\d+\.[\d.]+)$/i.exec(address)?.[1] ?? address

const lastHop = (header: string | string[] | undefined) => [header].flat().at(-1)?.split(',').at(-1)?.trim()

/**
 * The part of an address that one household or phone has: all of an IPv4 address, the first half of an IPv6 address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = withoutZone(address).split('::')
  const start = groups(head)
  const missing = address.includes('::') ? 8 - start.length - groups(tail).length : 0
  const whole = [...start, ...Array<string>(missing).fill('0'), ...groups(tail)]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** `fe80::1%eth0` includes the network interface. */
const withoutZone = (address: string) => address.split('%', 1)[0] ?? ''

const groups = (part: string) => (part === '' ? [] : part.split(':'))
