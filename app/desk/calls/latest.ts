/** For work that replaces what an earlier one began: `begin` returns whether its own is still the latest. */
export function latestWork() {
  let count = 0
  return function begin(): () => boolean {
    const own = ++count
    return () => own === count
  }
}
