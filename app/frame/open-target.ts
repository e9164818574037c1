/** A link to a collapsed part of a page opens it: /licenses#mn shows Minnesota. */
export function openTarget() {
  addEventListener('hashchange', openAtHash)
  openAtHash()
}

function openAtHash() {
  const target = document.getElementById(location.hash.slice(1))
  if (!(target instanceof HTMLDetailsElement) || target.open) return
  target.open = true
  target.scrollIntoView()
}
