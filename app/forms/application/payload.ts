import { toFields, type Answers } from './answers.ts'
import { fileNames, type DraftFiles } from './draft-store.ts'
import type { Drawing } from './drawing.ts'
import { drawnSignature, typedSignature } from './signature-image.ts'

type Parts = {
  job: { id: string; jobTitle: string }
  answers: Answers
  files: DraftFiles
  drawing: Drawing | undefined
  /** The text below a typed name in the signature image. */
  caption: string
}

/** The form data to send. Fields come first, so that the server can check them before the files arrive. */
export async function toPayload({ job, answers, files, drawing, caption }: Parts): Promise<FormData> {
  const payload = new FormData()
  const fields = { jobId: job.id, jobTitle: job.jobTitle, ...toFields(answers) }
  for (const [name, value] of Object.entries(fields)) payload.set(name, value)
  const isTyped = answers['signatureKind'] === 'typed'
  const signature = isTyped
    ? await typedSignature(answers['electronicSignature'] ?? '', caption)
    : drawing && (await drawnSignature(drawing))
  if (signature) payload.set('signatureImage', signature, 'signature.png')
  for (const name of fileNames) {
    const file = files[name]
    if (file) payload.set(name, file)
  }
  return payload
}
