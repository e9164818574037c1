const units = ['bytes', 'kB', 'MB', 'GB']

/** “212 kB”, “1.4 MB”: as people read the sizes of files. */
export function fileSize(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const amount = bytes / 1000 ** step
  return `${step > 1 && amount < 100 ? amount.toFixed(1) : Math.round(amount)} ${units[step]}`
}
