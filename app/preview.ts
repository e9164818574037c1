/** The picture that a shared link shows, made by `npm run draw:previews`. */
export const previewSize = { width: 1200, height: 630 }

/** Where the picture of a page lies. */
export const previewOf = (path: string) => `/og/${path === '/' ? 'home' : path.slice(1).toLowerCase()}.png`
