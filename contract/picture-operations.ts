import { admin } from './admin-operation.ts'
import { maxPictureCallBytes, NewPicture, StoredPicture } from './picture.ts'

/** The calls of the desk about the pictures of published text. */
export const pictureOperations = {
  'pictures.add': admin('POST', '/api/admin/pictures', 'publications.change', {
    body: NewPicture,
    maxBytes: maxPictureCallBytes,
    audit: ['picture-added'],
    answers: { 201: StoredPicture },
  }),
}
