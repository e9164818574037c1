import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { LinkState } from '../../contract/checks/parts.ts'
import { isPublicAddress } from './public-address.ts'

/** Tries the links of a text, and returns the result of each. */
export type LinkCheck = (urls: readonly string[]) => Promise<Map<string, LinkState>>

type LinkCheckOptions = {
  timeoutMs: number
  /** Whether the server may connect to an address; by default, not inside the company's network. */
  isPublic?: (address: string) => boolean
  ca?: Buffer
}

/** In a text with more links, the rest are not checked and count as unverified. */
const mostLinks = 50
const atOnce = 5
const mostRedirects = 4

export const createLinkCheck =
  (options: LinkCheckOptions): LinkCheck =>
  async (urls) => {
    const states = new Map<string, LinkState>(urls.map((url) => [url, 'unverified']))
    const waiting = urls.slice(0, mostLinks)
    const work = async () => {
      for (let url = waiting.shift(); url !== undefined; url = waiting.shift())
        states.set(url, await tryLink(new URL(url), options))
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return states
  }

/** Some servers refuse HEAD, so anything but success is tried again with GET. */
async function tryLink(url: URL, options: LinkCheckOptions): Promise<LinkState> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  const head = await follow(url, 'HEAD', { ...options, signal })
  return head === 'dead' || head === 'unverified' ? follow(url, 'GET', { ...options, signal }) : head
}

type Attempt = LinkCheckOptions & { signal: AbortSignal }

async function follow(start: URL, method: 'HEAD' | 'GET', attempt: Attempt): Promise<LinkState> {
  let url = start
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await ask(url, method, attempt)
    if (typeof answer === 'string') return answer
    const next = isRedirect(answer.status) && answer.location ? URL.parse(answer.location, url) : null
    if (!next) return stateOf(answer.status)
    url = next
  }
  return 'dead'
}

const isRedirect = (status: number) => status >= 300 && status < 400

/** What needs a login or turns programs away exists; what is not there or gone does not. */
function stateOf(status: number): LinkState {
  if (status >= 200 && status < 300) return 'answers'
  return status === 404 || status === 410 || isRedirect(status) ? 'dead' : 'unverified'
}

type Answer = { status: number; location: string | undefined }

/** Only the status is read. The address that is connected to is the one that was checked. */
function ask(url: URL, method: 'HEAD' | 'GET', attempt: Attempt): Promise<Answer | LinkState> {
  const { isPublic = isPublicAddress, ca, signal } = attempt
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  if (url.protocol !== 'https:') return Promise.resolve('dead')
  if (isIP(host) !== 0 && !isPublic(host)) return Promise.resolve('private')
  const options: RequestOptions = { method, signal, ca, agent: false, headers: { 'user-agent': 'link-check' } }
  return new Promise((done) => {
    request(url, { ...options, lookup: publicLookup(isPublic) }, (response) => {
      done({ status: response.statusCode ?? 0, location: response.headers.location })
      response.destroy()
    })
      .on('error', (cause) => done(stateOfError(cause)))
      .end()
  })
}

const privateAddress = 'EPRIVATE'

/**
 * A name that does not exist, or a certificate that no browser accepts, will stay that way; other errors may be
 * temporary.
 */
function stateOfError(cause: Error): LinkState {
  const code = 'code' in cause ? String(cause.code) : ''
  if (code === privateAddress) return 'private'
  return code === 'ENOTFOUND' || code.includes('CERT') ? 'dead' : 'unverified'
}

/** Refuses a name if any of its addresses is private. */
const publicLookup =
  (isPublic: (address: string) => boolean): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (cause, addresses: LookupAddress[]) => {
      const refused = cause ?? addressProblem(addresses, isPublic)
      if (refused) done(refused, [])
      else if (options.all) done(null, addresses)
      else done(null, addresses[0]?.address ?? '', addresses[0]?.family)
    })

function addressProblem(addresses: LookupAddress[], isPublic: (address: string) => boolean) {
  const isAllowed = addresses.length > 0 && addresses.every(({ address }) => isPublic(address))
  return isAllowed ? undefined : Object.assign(new Error(privateAddress), { code: privateAddress })
}
