import { DeskIcon, type DeskIconName } from './icon.tsx'

export type MarkLook = { kind: 'good' | 'wait' | 'bad' | 'none'; icon: DeskIconName }

type Props = MarkLook & { text: string }

/** A short state. Icon and text carry it; color is not enough. */
export const Mark = ({ kind, icon, text }: Props) => (
  <span className={`mark mark-${kind}`}>
    <DeskIcon name={icon} /> {text}
  </span>
)
