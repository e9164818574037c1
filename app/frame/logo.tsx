import { brand } from '../../content/brand/company.ts'
import mark from '../pictures/logo-mark.svg'

/** The name is written in the display face, so that it follows the brand module. */
export const Logo = () => (
  <a className="logo" href="/" aria-label={`${brand.name}, home`}>
    <img src={mark} alt="" width="40" height="40" />
    <span>{brand.wordmark}</span>
  </a>
)
