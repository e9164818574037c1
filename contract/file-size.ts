/** 1,048,576 bytes, both for limits and for displayed sizes. */
export const megabyte = 1024 * 1024

const units = ['bytes', 'KB', 'MB', 'GB']

/** Formats a file size, such as “212 KB” or “1.4 MB”. */
export function fileSize(bytes: number): string {
  if (bytes === 1) return '1 byte'
  const unit = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  // Rounded down, so that a size shown as the limit is within it.
  const amount = Math.floor((10 * bytes) / 1024 ** unit) / 10
  return `${unit > 1 && amount < 100 ? amount.toFixed(1) : Math.floor(amount)} ${units[unit]}`
}
