import { brand } from '../../content/brand/company.ts'
import { header } from '../../content/navigation.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuLinks, Submenu } from '../ui/menu.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'

export const Header = () => (
  <header className="site-header">
    <div className="page header-bar">
      <Logo />
      <nav className="main-nav" aria-label={header.navigation}>
        <ul className="nav-list">
          <li>
            <Menu id="menu-services" title={header.services.title}>
              <MenuLinks items={[header.services.overview, ...header.services.items]} />
            </Menu>
          </li>
          <li>
            <Menu id="menu-company" title={header.company.title}>
              <MenuLinks items={[header.company.overview, ...header.company.items]} />
              <Submenu
                title={header.serviceArea.title}
                items={[...header.serviceArea.items, header.serviceArea.overview]}
              />
            </Menu>
          </li>
          {header.more.map((item) => (
            <li className={item.wideOnly ? 'nav-item-wide' : undefined} key={item.href}>
              <a className="menu-toggle" href={item.href}>
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
        className="icon-button icon-button-bare header-call"
        href={brand.phones.tollFree.uri}
        aria-label={`${header.support}, ${brand.phones.tollFree.display}`}
      >
        <Icon name="phone" />
      </a>
      <button
        className="icon-button icon-button-bare menu-button"
        type="button"
        popoverTarget="site-menu"
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
