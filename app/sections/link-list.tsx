import type { Action } from '../../content/page.ts'

type Props = { id: string; title: string; links: Action[]; level?: 2 | 3 }

/** Links to pages that belong together, under a heading; nothing if there are none. */
export const LinkList = ({ id, title, links, level = 2 }: Props) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    links.length > 0 && (
      <nav className="aside no-print" aria-labelledby={`${id}-title`}>
        <Heading id={`${id}-title`}>{title}</Heading>
        <ul className="plain-list">
          {links.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    )
  )
}
