import { useState } from 'react'

/** Copies text where the browser lets pages do that. `copied` says how it went; it is undefined before. */
export function useCopy() {
  const [copied, setCopied] = useState<boolean>()
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return { copied, copy: 'clipboard' in navigator ? copy : undefined }
}
