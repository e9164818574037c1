import { brand } from '../../content/brand/company.ts'
import logo from '../../content/brand/logo.svg'

/** A longer name does not fit beside the menu in large letters. */
const isLong = brand.wordmark.length > 14

/** The name is text in the display font, so that it follows the brand. */
export const Logo = () => (
  <a className={isLong ? 'logo is-long' : 'logo'} href="/" aria-label={`${brand.name}, home`}>
    <img src={logo} alt="" width="40" height="40" />
    <span>{brand.wordmark}</span>
  </a>
)
