const maxBytes = 32 * 1024 * 1024

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localHeaderLength = 30

/**
 * Fails when the parts of a ZIP file are too large together. What it says about its sizes may be wrong, so each part is
 * unpacked and counted without being kept.
 */
export async function checkUnpackedSize(bytes: ArrayBuffer) {
  let left = maxBytes
  for (const part of partsOf(bytes)) {
    left -= part.isPacked ? await countUnpacked(part.content, left) : part.content.byteLength
    if (left < 0) throw new Error('The file is too large when unpacked.')
  }
}

type Part = { isPacked: boolean; content: Uint8Array<ArrayBuffer> }

function* partsOf(bytes: ArrayBuffer): Generator<Part> {
  const view = new DataView(bytes)
  const end = findEnd(view)
  let at = view.getUint32(end + 16, true)
  // Then offsets mean the same to everyone who reads the file.
  if (at + view.getUint32(end + 12, true) !== end) throw new Error('The file is damaged.')
  while (view.getUint32(at, true) === entrySignature) {
    const local = view.getUint32(at + 42, true)
    const start = local + localHeaderLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    yield {
      isPacked: view.getUint16(at + 10, true) !== 0,
      content: new Uint8Array(bytes, start, view.getUint32(at + 20, true)),
    }
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at--) if (view.getUint32(at, true) === endSignature) return at
  throw new Error('This is not a ZIP file.')
}

async function countUnpacked(content: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const reader = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength
    if (size > most) {
      await reader.cancel()
      break
    }
  }
  return size
}
