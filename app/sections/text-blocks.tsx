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
