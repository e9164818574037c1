import { createHash } from 'node:crypto'

type Settings = { publicUrl: string; locatorUrl: string | undefined }

/** What every answer carries, whatever it is. */
export const securityHeaders = ({ publicUrl, locatorUrl }: Settings): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `camera=(), microphone=(), payment=(), usb=(), geolocation=(${whoMayLocate(locatorUrl)})`,
  'x-frame-options': 'SAMEORIGIN',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

const whoMayLocate = (locatorUrl: string | undefined) => (locatorUrl ? `self "${new URL(locatorUrl).origin}"` : 'self')

/** For answers that are not pages: nothing may load or run. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** A page may run our own files and the inline scripts it was rendered with, known by their hashes. */
export function pagePolicy(html: string, locatorUrl?: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self'${locatorUrl ? ` ${new URL(locatorUrl).origin}` : ''}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
