/** Longer than a working connection takes to answer. */
const timeoutMs = 5_000

/** Whether the site answers. If it does not, a form posted by the browser would end on the browser's own error page. */
export const isReachable = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  )
