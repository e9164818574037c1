/** Browsers report a move from a pointer that did not move when a page opens under it. */
export const isStillPointer = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0
