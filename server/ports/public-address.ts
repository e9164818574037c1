import { BlockList, isIP } from 'node:net'

/** Networks that are private, local, reserved, or for documentation (IANA special-purpose registry). */
const reserved = listOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])

/** The global IPv6 addresses, except those for documentation and for tunnels, which contain an IPv4 address. */
const global = listOf('ipv6', ['2000::/3'])
const special = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16'])

/** Whether an address is on the public Internet, not inside the network of the server. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !reserved.check(address, 'ipv4')
    : global.check(address, 'ipv6') && !special.check(address, 'ipv6')

function listOf(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}
