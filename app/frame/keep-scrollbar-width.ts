/**
 * A dialog or the menu on phones takes the page's scrollbar away, and the stylesheet keeps its width free. Where the
 * scrollbar takes no width there is nothing to keep.
 */
export function keepScrollbarWidth() {
  const root = document.documentElement
  const mark = () => {
    const isLocked = getComputedStyle(root).overflowY === 'hidden'
    if (!isLocked) root.classList.toggle('has-no-scrollbar', innerWidth === root.clientWidth)
  }
  document.addEventListener('beforetoggle', mark, true)
}
