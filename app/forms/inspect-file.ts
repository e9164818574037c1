import type { Problem } from '../../contract/reasons.ts'
import { startLength, startMatches } from '../../contract/file-start.ts'
import { documentExtension, fileProblem } from '../../contract/upload.ts'

/** Why a file cannot be sent, judging by its name, size, and first bytes; undefined if it can. */
export async function inspectFile(file: File): Promise<Problem | undefined> {
  const problem = fileProblem(file)
  const ending = documentExtension(file.name)
  if (problem || !ending) return problem
  const start = await file
    .slice(0, startLength)
    .arrayBuffer()
    .catch(() => undefined)
  const values = { name: file.name }
  if (!start) return { reason: 'file.unreadable', values }
  return startMatches(ending, new Uint8Array(start)) ? undefined : { reason: 'file.wrong_content', values }
}
