import { brand } from '../../content/brand/company.ts'
import { header, type MenuItem } from '../../content/navigation.ts'
import { Icon } from '../ui/icon.tsx'

/** The menu on phones: a sheet below the header with the same links, and at most one group open. */
export const MobileMenu = () => (
  <div className="mobile-menu" id="site-menu" popover="auto">
    <nav className="accordion" aria-label={header.navigation}>
      <Fold title={header.services.title} group="site-menu">
        <SheetLinks items={[header.services.overview, ...header.services.items]} />
      </Fold>
      <Fold title={header.company.title} group="site-menu">
        <SheetLinks items={[header.company.overview, ...header.company.items]} />
        <Fold title={header.serviceArea.title}>
          <div className="submenu">
            <SheetLinks items={[...header.serviceArea.items, header.serviceArea.overview]} />
          </div>
        </Fold>
      </Fold>
      {header.more.map((item) => (
        <a className="accordion-item accordion-head accordion-plain" href={item.href} key={item.href}>
          {item.text}
        </a>
      ))}
    </nav>
    <div className="mobile-foot">
      <p className="mobile-calls">
        <span>{header.support}</span>
        {[brand.phones.tollFree, brand.phones.alternate].map((phone) => (
          <a href={phone.uri} key={phone.uri}>
            <Icon name="phone" /> {phone.display}
          </a>
        ))}
      </p>
      <a className="button button-strong button-wide" href={header.findAgent.href}>
        <Icon name="pin" /> {header.findAgent.text}
      </a>
    </div>
  </div>
)

/** Opening one item of a `group` closes the others. */
const Fold = ({ title, group, children }: { title: string; group?: string; children: React.ReactNode }) => (
  <details className="accordion-item" name={group}>
    <summary className="accordion-head">{title}</summary>
    <div className="accordion-body">{children}</div>
  </details>
)

const SheetLinks = ({ items }: { items: MenuItem[] }) =>
  items.map((item) => (
    <a className="menu-link" href={item.href} key={item.href}>
      {item.text}
    </a>
  ))
