declare module '*?inline-script' {
  const code: string
  export default code
}

declare module 'virtual:client-entry' {
  const entry: { module: string; imports: string[] }
  export default entry
}

/** Of React Router, in development only. */
declare module 'virtual:react-router/inject-hmr-runtime'

declare module 'virtual:payout-flags' {
  const flags: Record<string, string>
  export default flags
}

/** The public origin of the site. Changing it requires a new build. */
declare const PUBLIC_URL: string

/** The background color of the page in each color scheme, for the browser's toolbar. */
declare const THEME_COLORS: { light: string; dark: string }

interface Document {
  /** Whether the page is being prerendered before a visit; not supported by every browser. */
  readonly prerendering?: boolean
}
