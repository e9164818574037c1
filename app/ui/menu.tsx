import { Icon } from './icon.tsx'

type Item = { text: string; href: string; hint?: string }

/** A native popover: it opens, closes, and restores the focus without scripts. `frame/menu-keys.ts` adds arrow keys. */
export const Menu = ({ id, title, children }: { id: string; title: string; children: React.ReactNode }) => (
  <>
    <button className="menu-toggle" type="button" popoverTarget={id} aria-controls={id}>
      {title} <Icon name="chevron" />
    </button>
    <ul className="menu" id={id} popover="auto">
      {children}
    </ul>
  </>
)

export const MenuLinks = ({ items }: { items: Item[] }) =>
  items.map((item) => (
    <li key={item.href}>
      <a className="menu-link" href={item.href}>
        {item.text}
        {item.hint && <small>{item.hint}</small>}
      </a>
    </li>
  ))

/** A nested menu with its own open state. */
export const Submenu = ({ title, items }: { title: string; items: Item[] }) => (
  <li>
    <details className="menu-fold">
      <summary className="menu-link menu-sub-toggle">
        {title} <Icon name="chevron" />
      </summary>
      <ul className="submenu">
        <MenuLinks items={items} />
      </ul>
    </details>
  </li>
)
