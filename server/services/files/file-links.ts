import { z } from 'zod'
import { isFileKey } from '../../ports/file-key.ts'
import { createKeyedHash, isSameSecret } from '../secrets.ts'

const life = 5 * 60

/** A path that opens one file for five minutes, for one session: it names the session and becomes invalid with it. */
export type FileLinks = {
  make: (key: string, sessionId: string) => string
  /** The session that a link was made for; undefined when it has expired or is not ours. */
  read: (key: string, query: Record<string, string>) => string | undefined
}

const Query = z.object({ by: z.uuid(), until: z.coerce.number().int(), signature: z.base64url() })

export function createFileLinks(secret: string): FileLinks {
  const hash = createKeyedHash(secret, 'file-link')
  const sign = (key: string, by: string, until: number) => hash(`${key} ${by} ${until}`)
  return {
    make: (key, sessionId) => {
      const until = now() + life
      const signature = sign(key, sessionId, until)
      return `/files/${key}?${new URLSearchParams({ by: sessionId, until: String(until), signature })}`
    },
    read: (key, query) => {
      const parsed = Query.safeParse(query)
      if (!isFileKey(key) || !parsed.success || parsed.data.until < now()) return undefined
      const { by, until, signature } = parsed.data
      // Compared as text, because different strings can decode to the same bytes.
      return isSameSecret(signature, sign(key, by, until)) ? by : undefined
    },
  }
}

const now = () => Math.floor(Date.now() / 1000)
