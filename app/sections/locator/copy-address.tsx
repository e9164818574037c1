import { useState } from 'react'
import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

type Props = { address: string; name: string; texts: LocatorTexts['agent'] }

/** Needs a script, so it is not there without one. */
export const CopyAddress = ({ address, name, texts }: Props) => {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  if (!useHydrated()) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }
  return (
    <button className="button button-plain" type="button" onClick={() => void copy()}>
      <span aria-live="polite">{texts[outcome ?? 'copy']}</span>
      <span className="visually-hidden">: {name}</span>
    </button>
  )
}
