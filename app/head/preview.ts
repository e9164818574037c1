/** Size of the link preview pictures, which `npm run draw:previews` makes. */
export const previewSize = { width: 1200, height: 630 }

/** The path of the preview picture of a page. */
export const previewOf = (path: string) =>
  `/og/${path === '/' ? 'home' : path.slice(1).toLowerCase().replaceAll('/', '-')}.png`
