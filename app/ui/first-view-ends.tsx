import { firstViewEnds } from './first-view.ts'

/** Stands behind what a visitor sees first: the page is not shown before this is here. */
export const FirstViewEnds = () => <span id={firstViewEnds} hidden />
