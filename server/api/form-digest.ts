import { createHash } from 'node:crypto'
import { originKey } from '../../contract/origin.ts'

type FormDigest = {
  /** Passes a file through and hashes it. */
  watch: (role: string, name: string, content: AsyncIterable<Buffer>) => AsyncIterable<Buffer>
  /**
   * A digest of these fields and all files so far; independent of the multipart framing, and of how the visit began: a
   * draft may be sent again from another tab.
   */
  of: (fields: ReadonlyMap<string, string>) => string
}

export function createFormDigest(): FormDigest {
  const files: string[][] = []
  async function* watch(role: string, name: string, content: AsyncIterable<Buffer>) {
    const sum = createHash('sha256')
    for await (const chunk of content) {
      sum.update(chunk)
      yield chunk
    }
    files.push([role, name, sum.digest('base64url')])
  }
  return {
    watch,
    of: (fields) =>
      createHash('sha256')
        .update(JSON.stringify([inOrder([...fields].filter(([name]) => name !== originKey)), inOrder(files)]))
        .digest('base64url'),
  }
}

const inOrder = (entries: string[][]) => entries.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
