import { createKeyedHash, isSameSecret } from '../secrets.ts'

/** A key that opens the pictures of drafts for an hour or two, because the request for an image does not name a person. */
export type PictureKeys = {
  /** The same page with the key in the address of each picture. */
  addTo: (html: string) => string
  accepts: (key: string) => boolean
}

export function createPictureKeys(secret: string): PictureKeys {
  const hash = createKeyedHash(secret, 'picture')
  const keyOf = (hour: number) => hash(String(hour))
  return {
    addTo: (html) => html.replaceAll(/\/pictures\/[\da-f]+-[\dx]+\.\w+/g, `$&?key=${keyOf(thisHour())}`),
    accepts: (key) => [keyOf(thisHour()), keyOf(thisHour() - 1)].some((right) => isSameSecret(key, right)),
  }
}

const thisHour = () => Math.floor(Date.now() / 3_600_000)
