import { phoneUri } from '../../contract/phone-number.ts'
import { isSafeLink } from '../../contract/safe-link.ts'

/** A link, strong text, a phone number, or an email address. */
const markup = /(\[[^[\]]+\]\([^()]+\)|\*\*[^*]+\*\*|\(\d{3}\) \d{3}-\d{4}|[\w.-]+@[\w.-]+\w)/

/** Content text with `[links](/path)` and `**strong**` text. Phone numbers and email addresses become links. */
export const RichText = ({ text }: { text: string }) =>
  // Every second part is a match of the pattern.
  text.split(markup).map((part, index) => (index % 2 === 0 ? part : <Marked part={part} key={index} />))

const Marked = ({ part }: { part: string }) => {
  const [, linkText, href] = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(part) ?? []
  if (linkText && href) return isSafeLink(href) ? <a href={href}>{linkText}</a> : linkText
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>
  return <a href={part.includes('@') ? `mailto:${part}` : phoneUri(part)}>{part}</a>
}
