import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { explain } from '../calls/call.ts'
import type { NoticeContent } from '../ui/notice.tsx'

/** Does something that says how it went, and loads the page again. */
export type Act = (work: () => Promise<string | undefined>) => Promise<void>

export function useNotice() {
  const [notice, setNotice] = useState<NoticeContent>()
  const { revalidate } = useRevalidator()
  /** Says why something failed, unless the frame says that already. */
  const report = (cause: unknown) => {
    const text = explain(cause)
    if (text !== undefined) setNotice({ kind: 'bad', text })
  }
  /** Whether it went well. */
  const attempt = async (work: () => Promise<string | undefined>): Promise<boolean> => {
    try {
      const text = await work()
      if (text !== undefined) setNotice({ kind: 'good', text })
      return true
    } catch (cause) {
      report(cause)
      return false
    }
  }
  const act: Act = async (work) => {
    await attempt(work)
    await revalidate()
  }
  /** Says how something went, and loads the page again. */
  const say = (text: string, kind: NoticeContent['kind'] = 'good') => {
    setNotice({ kind, text })
    void revalidate()
  }
  return { notice, setNotice, report, attempt, act, say }
}
