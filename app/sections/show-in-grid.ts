import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react'

/** As in countries.css: from here on details float over a grid; below, they unfold in a list. */
const isGrid = () => matchMedia('(min-width: 62rem)').matches

const byMouse = (event: MouseEvent) =>
  event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'mouse'

function setOpen(event: SyntheticEvent<HTMLElement>, open: boolean) {
  const details = event.currentTarget.closest('details')
  if (details && isGrid()) details.open = open
}

/** In the grid, details show while the pointer or the keyboard is on a country; a tap, and the list, toggle them. */
export const showInGrid = {
  details: {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => byMouse(event) && setOpen(event, true),
    onPointerLeave: (event: PointerEvent<HTMLElement>) => byMouse(event) && setOpen(event, false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => event.key === 'Escape' && setOpen(event, false),
  },
  summary: {
    onFocus: (event: FocusEvent<HTMLElement>) => event.currentTarget.matches(':focus-visible') && setOpen(event, true),
    onBlur: (event: FocusEvent<HTMLElement>) => setOpen(event, false),
    /** The pointer has opened it already; its click must not close it. */
    onClick: (event: MouseEvent<HTMLElement>) => byMouse(event) && isGrid() && event.preventDefault(),
  },
}
