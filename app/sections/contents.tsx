import type { Heading } from '../markdown.ts'

/** What a long text holds; beside it on a desk, above it on a phone. */
export const Contents = ({ title, headings }: { title: string; headings: Heading[] }) => (
  <nav className="contents aside sticky" aria-label={title}>
    <h2>{title}</h2>
    <ul className="plain-list">
      {headings.map((heading) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`}>{heading.text}</a>
        </li>
      ))}
    </ul>
  </nav>
)
