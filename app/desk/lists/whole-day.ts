/** Whether all four digits of the year are there, or nothing is. */
export const isWholeDay = (isoDay: string) => isoDay === '' || isoDay >= '1000'
