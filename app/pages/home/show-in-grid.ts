import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react'
import { fromXl } from '../../styles/widths.ts'

/** As in countries.css: details float over a grid from this width on, and unfold in a list below it. */
const isGrid = () => matchMedia(fromXl).matches

const byMouse = (event: PointerEvent) => event.pointerType === 'mouse'

/** Whether the last press was by a mouse. Only in newer browsers does the click say so: in others it is a mouse event. */
let isMousePressed = false

function setOpen(event: SyntheticEvent<HTMLElement>, open: boolean) {
  const details = event.currentTarget.closest('details')
  if (details && isGrid()) details.open = open
}

/** In the grid, details show while a country is hovered or focused. A tap toggles them, as in the list. */
export const showInGrid = {
  details: {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => byMouse(event) && setOpen(event, true),
    onPointerLeave: (event: PointerEvent<HTMLElement>) => byMouse(event) && setOpen(event, false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => event.key === 'Escape' && setOpen(event, false),
    onBlur: (event: FocusEvent<HTMLElement>) =>
      !event.currentTarget.contains(event.relatedTarget) && setOpen(event, false),
  },
  summary: {
    onFocus: (event: FocusEvent<HTMLElement>) => event.currentTarget.matches(':focus-visible') && setOpen(event, true),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isMousePressed = byMouse(event)
    },
    /** Hovering has already opened the details, so a mouse click must not close them. Keys click without a count. */
    onClick: (event: MouseEvent<HTMLElement>) =>
      event.detail > 0 && isMousePressed && isGrid() && event.preventDefault(),
  },
}
