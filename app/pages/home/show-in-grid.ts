import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react'
import { fromXl } from '../../styles/widths.ts'

/** As in countries.css: details float over a grid from this width on, and unfold in a list below it. */
const isGrid = () => matchMedia(fromXl).matches

const byMouse = (event: MouseEvent) =>
  event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'mouse'

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
    /** Hovering has already opened the details, so a mouse click must not close them. */
    onClick: (event: MouseEvent<HTMLElement>) => byMouse(event) && isGrid() && event.preventDefault(),
  },
}
