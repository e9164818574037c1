declare module '*?inline-script' {
  const code: string
  export default code
}

/** Where the site is published; a change of it makes a new build. */
declare const PUBLIC_URL: string
