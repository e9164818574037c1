import { brand } from '../../content/brand.ts'
import { header, type MenuItem } from '../../content/navigation.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** Menus are native popovers: they open, close and give focus back without any script. */
export const Header = () => (
  <header className="site-header">
    <div className="page header-bar">
      <Logo />
      <nav className="main-nav" aria-label={header.navigation}>
        <ul className="nav-list">
          <NavMenu id="menu-services" title={header.services.title}>
            <MenuLinks items={[header.services.overview, ...header.services.items]} />
          </NavMenu>
          <NavMenu id="menu-company" title={header.company.title}>
            <MenuLinks items={[header.company.overview, ...header.company.items]} />
            <li>
              <details className="menu-fold">
                <summary className="menu-link menu-sub-toggle">
                  {header.serviceArea.title} <Icon name="chevron" />
                </summary>
                <ul className="submenu">
                  <MenuLinks items={[...header.serviceArea.items, header.serviceArea.overview]} />
                </ul>
              </details>
            </li>
          </NavMenu>
          {header.more.map((item) => (
            <li className={item.wideOnly ? 'nav-item nav-item-wide' : 'nav-item'} key={item.href}>
              <a className="nav-toggle" href={item.href}>
                {item.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="header-support">
        <span>{header.support}</span>
        <a href={brand.phones.tollFree.uri}>{brand.phones.tollFree.display}</a>
        <a href={brand.phones.alternate.uri}>{brand.phones.alternate.display}</a>
      </p>
      <a className="button button-strong" href={header.findAgent.href}>
        <Icon name="pin" /> {header.findAgent.text}
      </a>
      <a
        className="icon-button icon-button-bare"
        href={brand.phones.tollFree.uri}
        aria-label={`${header.support}, ${brand.phones.tollFree.display}`}
      >
        <Icon name="phone" />
      </a>
      <button
        className="icon-button icon-button-bare menu-button"
        type="button"
        popoverTarget="site-menu"
        aria-expanded="false"
        aria-controls="site-menu"
        aria-label={header.menuButton}
      >
        <Icon name="menu" />
        <Icon name="close" />
      </button>
    </div>
    <MobileMenu />
  </header>
)

const NavMenu = ({ id, title, children }: { id: string; title: string; children: React.ReactNode }) => (
  <li className="nav-item">
    <button className="nav-toggle" type="button" popoverTarget={id} aria-expanded="false" aria-controls={id}>
      {title} <Icon name="chevron" />
    </button>
    <ul className="menu" id={id} popover="auto">
      {children}
    </ul>
  </li>
)

const MenuLinks = ({ items }: { items: MenuItem[] }) =>
  items.map((item) => (
    <li key={item.href}>
      <a className="menu-link" href={item.href}>
        {item.text}
        {item.hint && <small>{item.hint}</small>}
      </a>
    </li>
  ))
