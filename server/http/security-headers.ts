import { hash } from 'node:crypto'
import type { Config } from '../config/config.ts'

type Settings = Pick<Config, 'publicUrl' | 'locatorUrl' | 'hsts' | 'noIndex'>

/** The headers of every response. */
export const securityHeaders = ({ publicUrl, locatorUrl, hsts, noIndex }: Settings): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `camera=(), microphone=(), payment=(), usb=(), geolocation=(${geolocationOrigins(locatorUrl)})`,
  'x-frame-options': 'DENY',
  ...(publicUrl.startsWith('https:') && hsts !== 'off' && { 'strict-transport-security': transportRules[hsts] }),
  ...(noIndex && { 'x-robots-tag': 'noindex, nofollow' }),
})

/** Browsers remember these for a year, and other services on the same domain may have no certificate. */
const transportRules = { host: 'max-age=31536000', subdomains: 'max-age=31536000; includeSubDomains' }

const geolocationOrigins = (locatorUrl: string | undefined) =>
  locatorUrl ? `self "${new URL(locatorUrl).origin}"` : 'self'

/** For responses that are not pages: nothing may load or run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

type PageRules = {
  /** Allowed inline scripts: the hashes of our own, or a nonce. */
  scripts: string[]
  locatorUrl?: string | undefined
  /** On pages with a map: where it loads tiles from. */
  tileOrigin?: string | undefined
  framedBy: 'self' | 'none'
}

/** A page may run our own files, and only the inline scripts that the code declares. */
export const pagePolicy = ({ scripts, locatorUrl, tileOrigin, framedBy }: PageRules): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${tileOrigin ? ` ${tileOrigin}` : ''}`,
    `frame-src 'self'${locatorUrl ? ` ${new URL(locatorUrl).origin}` : ''}`,
    `frame-ancestors '${framedBy}'`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

export const hashSource = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`

export const nonceSource = (nonce: string) => `'nonce-${nonce}'`
