import { Fact } from '../ui/facts.tsx'
import { RichText } from '../ui/rich-text.tsx'

export const Paragraphs = ({ texts }: { texts: string[] }) =>
  texts.map((text, index) => (
    <p key={index}>
      <RichText text={text} />
    </p>
  ))

export const Points = ({ texts }: { texts: string[] }) => (
  <ul className="marked-list">
    {texts.map((text, index) => (
      <li key={index}>
        <span>
          <RichText text={text} />
        </span>
      </li>
    ))}
  </ul>
)

type RowsProps = { className?: string; rows: readonly { term: string; value: string }[] }

export const FactRows = ({ className = '', rows }: RowsProps) => (
  <dl className={`facts ${className}`.trimEnd()}>
    {rows.map(({ term, value }, index) => (
      <Fact term={term} key={index}>
        <RichText text={value} />
      </Fact>
    ))}
  </dl>
)
