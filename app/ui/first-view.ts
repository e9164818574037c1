/** The id of what stands behind all that a visitor sees first. */
export const firstViewEnds = 'first-view-ends'
