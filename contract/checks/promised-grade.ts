/** The accessibility page promises that the text of the site reads at this US school grade or below. */
export const highestGrade = 9
