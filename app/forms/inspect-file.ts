import { startLength, startMatches } from '../../contract/file-start.ts'
import { documentExtension, fileMessages, fileProblem } from '../../contract/upload.ts'

/** Why a file cannot be sent, judging by its name, size, and first bytes; undefined if it can. */
export async function inspectFile(file: File): Promise<string | undefined> {
  const problem = fileProblem(file)
  const ending = documentExtension(file.name)
  if (problem || !ending) return problem
  const start = await file
    .slice(0, startLength)
    .arrayBuffer()
    .catch(() => undefined)
  if (!start) return fileMessages.unreadable(file.name)
  return startMatches(ending, new Uint8Array(start)) ? undefined : fileMessages.wrongContent(file.name)
}
