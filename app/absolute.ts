/** The full address of one of our pages or files. */
export const absolute = (path: string) => PUBLIC_URL + (path === '/' ? '' : path)
