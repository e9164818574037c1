/**
 * Speculation rules: the browser prerenders a page of this site while its link is hovered or pressed. Excludes the
 * desk, the API, and URLs with a query.
 */
export const fetchAhead = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: '/(api|web|files|admin|admin-.*|list-jobfor-admin|applicationlist)(/.*)?' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
