/**
 * A dialog or the mobile menu hides the page's scrollbar, and the stylesheet reserves its width. Marks pages whose
 * scrollbar takes up no width, where nothing must be reserved.
 */
export function keepScrollbarWidth() {
  const root = document.documentElement
  const update = () => {
    const isLocked = getComputedStyle(root).overflowY === 'hidden'
    if (!isLocked) root.classList.toggle('has-no-scrollbar', innerWidth === root.clientWidth)
  }
  document.addEventListener('beforetoggle', update, true)
}
