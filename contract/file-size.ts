/** One megabyte, for limits and for sizes that people read: 1,048,576 bytes. */
export const megabyte = 1024 * 1024

const units = ['bytes', 'KB', 'MB', 'GB']

/** “212 KB”, “1.4 MB”: the size of a file, in the unit in which limits are stated. */
export function fileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  // Rounded down: what reads like the limit is within it.
  const amount = Math.floor((10 * bytes) / 1024 ** step) / 10
  return `${step > 1 && amount < 100 ? amount.toFixed(1) : Math.floor(amount)} ${units[step]}`
}
