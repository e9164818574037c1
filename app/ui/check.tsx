import { Icon } from './icon.tsx'

/** A check mark, with the words for those who do not see it. */
export const Check = ({ text }: { text: string }) => (
  <span className="check">
    <Icon name="check" />
    <span className="visually-hidden">{text}:</span>
  </span>
)
