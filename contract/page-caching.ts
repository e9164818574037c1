/**
 * For pages that are the same for everybody: browsers revalidate them each time, and a cache in front of the site every
 * five seconds.
 */
export const pageCaching = 'public, max-age=0, s-maxage=5, must-revalidate'
