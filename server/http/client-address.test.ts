import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'

function requestFrom(remoteAddress: string, forwarded?: string) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded) request.headers['x-forwarded-for'] = forwarded
  return request
}

test.for([
  [
    'without a proxy, the address is that of the connection, whatever the header says',
    '::ffff:203.0.113.7',
    '198.51.100.1',
    false,
    '203.0.113.7',
  ],
  [
    'behind a proxy, the last hop counts, not what the client wrote before it',
    '10.0.0.1',
    '1.1.1.1, 198.51.100.1',
    true,
    '198.51.100.1',
  ],
  ['a hop that is no address is not believed', '10.0.0.1', 'unknown', true, '10.0.0.1'],
  ['a proxy that sent no header', '10.0.0.1', undefined, true, '10.0.0.1'],
] as const)('%s', ([, seen, forwarded, trustProxy, expected]) => {
  expect(clientAddress(requestFrom(seen, forwarded), trustProxy)).toBe(expected)
})

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000::beef:1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
] as const)('the network of %s is %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network)
})
