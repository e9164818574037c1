import { useState } from 'react'
import type { LocatorTexts } from '../../../content/pages/find-agent.ts'

type Props = { address: string; name: string; texts: LocatorTexts['agent'] }

/** Needs JavaScript, so its class hides it without. */
export const CopyAddress = ({ address, name, texts }: Props) => {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }
  return (
    <button className="button button-plain needs-script" type="button" onClick={() => void copy()}>
      <span aria-live="polite">
        <span className={outcome && 'appears'} key={outcome}>
          {texts[outcome ?? 'copy']}
        </span>
      </span>
      <span className="visually-hidden">: {name}</span>
    </button>
  )
}
