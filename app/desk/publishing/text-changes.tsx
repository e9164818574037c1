import { historyTexts, partName } from '../../../content/admin/publishing-history.ts'
import { partChanges, type TextChange } from '../../../contract/text-changes.ts'
import { partText } from './part-text.ts'

const texts = historyTexts.changes

type Props = { before: unknown; after: unknown }

/** The words that differ between two versions, part by part. */
export const TextChanges = ({ before, after }: Props) => {
  const changes = partChanges(before, after, partText)
  if (changes.length === 0) return <p>{texts.same}</p>
  return (
    <dl className="text-changes">
      {changes.map(({ part, changes: words }) => (
        <div key={part}>
          <dt>{partName(part)}</dt>
          <dd>
            {words.map((change, index) => (
              <Words change={change} key={index} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Screen readers rarely announce `ins` and `del`, so that each says what it is. */
const Words = ({ change: { kind, text } }: { change: TextChange }) => {
  if (kind === 'same') return text
  const Element = kind === 'added' ? 'ins' : 'del'
  return (
    <Element>
      <span className="visually-hidden">{texts[kind]} </span>
      {text}
      <span className="visually-hidden"> {texts.end}</span>
    </Element>
  )
}
