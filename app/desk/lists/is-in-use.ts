/** Whether a row that moves would be noticed: the list has the focus or the pointer, or its start is out of view. */
export const isInUse = (list: HTMLElement | null) =>
  list !== null &&
  (list.contains(document.activeElement) || list.matches(':hover') || list.getBoundingClientRect().top < 0)
