/** The site promises on its page about accessibility that its texts read at this US school grade or below. */
export const highestGrade = 9
