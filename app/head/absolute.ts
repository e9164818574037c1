/** The absolute URL of a page or file on this site. */
export const absolute = (path: string) => PUBLIC_URL + (path === '/' ? '' : path)
