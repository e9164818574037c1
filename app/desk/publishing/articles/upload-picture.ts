import { pictureReasons } from '../../../../content/reasons/pictures.ts'
import { maxPictureBytes, type StoredPicture } from '../../../../contract/picture.ts'
import { call, explain } from '../../calls/call.ts'

/** Stores a picture. What went wrong is text for the person; undefined when the frame says it. */
export async function uploadPicture(file: File): Promise<{ picture: StoredPicture } | { problem: string | undefined }> {
  if (file.size > maxPictureBytes) return { problem: pictureReasons['picture.too_large'] }
  try {
    return { picture: await call('pictures.add', { content: await toBase64(file) }) }
  } catch (cause) {
    return { problem: cause instanceof DOMException ? pictureReasons['picture.unreadable'] : explain(cause) }
  }
}

/** The part of a data URL after its comma. */
function toBase64(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () =>
    resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : ''),
  )
  reader.addEventListener('error', () => reject(reader.error ?? new DOMException('', 'NotReadableError')))
  reader.readAsDataURL(file)
  return promise
}
