/**
 * Tells the browser to prepare a page of ours while its link is still pointed at or pressed. Not the desk, not the calls,
 * and nothing that was asked for with a query.
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
