const endOfDirectory = Buffer.from('PK\x05\x06')
const directoryEntry = 0x02014b50

/** The entry names of a zip file, read from the directory at its end; none when that is incomplete. */
export function zipNames(tail: Buffer): Set<string> {
  const names = new Set<string>()
  const end = tail.lastIndexOf(endOfDirectory)
  if (end < 0 || end + 22 > tail.length) return names
  let at = end - tail.readUInt32LE(end + 12)
  while (at >= 0 && at + 46 <= end && tail.readUInt32LE(at) === directoryEntry) {
    const nameLength = tail.readUInt16LE(at + 28)
    names.add(tail.toString('utf8', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return names
}
