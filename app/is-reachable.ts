/** Longer than a live line takes to answer. */
const patienceMs = 5_000

/** Whether our site answers: where it does not, a form that the browser posts would end on an error of the browser's. */
export const isReachable = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  )
