declare module '*?inline-script' {
  const code: string
  export default code
}

declare module 'virtual:payout-flags' {
  const flags: Record<string, string>
  export default flags
}

/** Where the site is published; a change of it makes a new build. */
declare const PUBLIC_URL: string

/** The color of the page's ground, for the browser's own frame. */
declare const THEME_COLOR: string

interface Document {
  /** Whether the page is made ready before anybody has asked for it; not every browser does that. */
  readonly prerendering?: boolean
}
