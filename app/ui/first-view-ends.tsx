import { firstViewEnds } from './first-view.ts'

/** Marks the end of the first view: the page is not rendered before this element has arrived. */
export const FirstViewEnds = () => <span id={firstViewEnds} hidden />
