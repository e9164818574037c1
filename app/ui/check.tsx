import { Icon } from './icon.tsx'

/** A check mark, with text for screen readers. */
export const Check = ({ text }: { text: string }) => (
  <span className="check">
    <Icon name="check" />
    <span className="visually-hidden">{text}:</span>
  </span>
)
