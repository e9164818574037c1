import { brand } from '../../content/brand/company.ts'
import logo from '../../content/brand/logo.svg'

/** The name is written in the display face, so that it follows the brand. */
export const Logo = () => (
  <a className="logo" href="/" aria-label={`${brand.name}, home`}>
    <img src={logo} alt="" width="40" height="40" />
    <span>{brand.wordmark}</span>
  </a>
)
