declare module '*?inline-script' {
  const code: string
  export default code
}

declare module 'virtual:payout-flags' {
  const flags: Record<string, string>
  export default flags
}

/** The public origin of the site. Changing it requires a new build. */
declare const PUBLIC_URL: string

/** The background color of the page, for the browser's toolbar. */
declare const THEME_COLOR: string

interface Document {
  /** Whether the page is being prerendered before a visit; not supported by every browser. */
  readonly prerendering?: boolean
}
