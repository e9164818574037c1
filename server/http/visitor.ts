import type { IncomingMessage } from 'node:http'
import type { Visitor } from '../services/leads.ts'
import { clientAddress, networkOf } from './client-address.ts'

export function visitorOf(request: IncomingMessage, trustProxy: boolean): Visitor {
  const address = clientAddress(request, trustProxy)
  return { address, network: networkOf(address), userAgent: request.headers['user-agent']?.slice(0, 400) }
}
