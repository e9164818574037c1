/** Input as the WebDriver standards describe it, both the older one and BiDi. */
type Point = { x: number; y: number }

const mouse = (actions: object[]) => [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
const move = (point: Point) => ({ type: 'pointerMove', duration: 20, ...point })
const down = { type: 'pointerDown', button: 0 }
const up = { type: 'pointerUp', button: 0 }

export const pressAt = (point: Point) => mouse([move(point), down, up])

export const dragAlong = ([first, ...others]: readonly Point[]) =>
  mouse(first ? [move(first), down, ...others.map(move), up] : [])

export const typeKeys = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
