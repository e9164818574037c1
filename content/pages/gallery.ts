/** A page for those who design the site; nothing links to it, and search engines leave it out. */
export const gallery = {
  path: '/gallery',
  title: 'Gallery',
  description: 'The cloths of all countries and cities, as pages, link previews, and quotes show them.',
  heading: 'Cloths',
  lede: 'Each country and each city has a cloth of its own, generated from its code.',
  cities: 'Cities',
}
