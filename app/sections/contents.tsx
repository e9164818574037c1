import type { Heading } from '../text/markdown.ts'

type Props = { title: string; headings: Heading[] }

/** The table of contents of a long text: collapsed above it on phones, open beside it on wide screens. */
export const Contents = ({ title, headings }: Props) => (
  <nav className="contents" aria-label={title}>
    <details className="contents-fold">
      <summary>{title}</summary>
      <HeadingLinks headings={headings} />
    </details>
    <div className="contents-open aside">
      <h2>{title}</h2>
      <HeadingLinks headings={headings} />
    </div>
  </nav>
)

const HeadingLinks = ({ headings }: Pick<Props, 'headings'>) => (
  <ul>
    {headings.map((heading) => (
      <li key={heading.id}>
        <a href={`#${heading.id}`}>{heading.text}</a>
      </li>
    ))}
  </ul>
)
