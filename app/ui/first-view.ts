/** The id of the element that marks the end of the first view. */
export const firstViewEnds = 'first-view-ends'
