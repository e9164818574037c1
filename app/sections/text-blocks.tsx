import { RichText } from '../ui/rich-text.tsx'

export const Paragraphs = ({ texts }: { texts: string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <RichText text={text} />
    </p>
  ))

export const Points = ({ texts }: { texts: string[] }) => (
  <ul className="ticks">
    {texts.map((text) => (
      <li key={text}>
        <span>
          <RichText text={text} />
        </span>
      </li>
    ))}
  </ul>
)
