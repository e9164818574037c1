import { phoneUri } from '../../contract/phone-number.ts'

/** A link, strong words, a phone number or a mailbox. */
const marked = /(\[[^[\]]+\]\([^()]+\)|\*\*[^*]+\*\*|\(\d{3}\) \d{3}-\d{4}|[\w.-]+@[\w.-]+\w)/

/** Content text with `[links](/path)` and `**strong**` words; phone numbers and mailboxes can be tapped. */
export const RichText = ({ text }: { text: string }) =>
  // Every second part is what stood between plain words.
  text.split(marked).map((part, index) => (index % 2 === 0 ? part : <Marked part={part} key={index} />))

const Marked = ({ part }: { part: string }) => {
  const [, words, href] = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(part) ?? []
  if (words) return <a href={href}>{words}</a>
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>
  return <a href={part.includes('@') ? `mailto:${part}` : phoneUri(part)}>{part}</a>
}
