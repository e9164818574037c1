import type { IncomingMessage } from 'node:http'
import type { From } from '../services/audit.ts'
import { clientAddress, networkOf } from './client-address.ts'

export function visitorOf(request: IncomingMessage, trustProxy: boolean): From {
  const address = clientAddress(request, trustProxy)
  return { address, network: networkOf(address), userAgent: request.headers['user-agent']?.slice(0, 400) }
}
