import { mostCounted } from '../../contract/desk.ts'

/** A number of waiting items, which is not counted further than that. */
export const countText = (count: number) =>
  count < mostCounted ? count.toLocaleString('en') : `${mostCounted.toLocaleString('en')}+`
