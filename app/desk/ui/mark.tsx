import { DeskIcon, type DeskIconName } from './icon.tsx'

type Props = { kind: 'good' | 'wait' | 'bad' | 'none'; icon: DeskIconName; text: string }

/** A short state. Icon and text carry it; color is not enough. */
export const Mark = ({ kind, icon, text }: Props) => (
  <span className={`mark mark-${kind}`}>
    <DeskIcon name={icon} /> {text}
  </span>
)
