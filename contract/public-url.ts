export const publicUrlRule = 'must be an http:// or https:// address without a path, such as https://www.example.com'

/** The origin that a public address names, as links begin with it; undefined for anything else. */
export function readPublicUrl(text: string): string | undefined {
  const { protocol = '', pathname = '', origin, href } = URL.parse(text) ?? {}
  const isOrigin = /^https?:$/.test(protocol) && /^\/+$/.test(pathname) && href === origin + pathname
  return isOrigin ? origin : undefined
}
