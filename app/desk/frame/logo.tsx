import { Link } from 'react-router'
import { brand } from '../../../content/brand/company.ts'
import { deskTexts } from '../../../content/admin/frame.ts'
import logo from '../../../content/brand/logo.svg'
import logoOnDark from '../../../content/brand/logo-on-dark.svg'
import type { Role } from '../../../contract/roles.ts'
import { homeOf } from './home.ts'

export const RailLogo = ({ role }: { role: Role | undefined }) => (
  <Link className="desk-logo" to={homeOf(role)}>
    <img src={logoOnDark} alt="" width="26" height="26" />
    <b>{brand.wordmark}</b> <span>{deskTexts.name}</span>
  </Link>
)

export const AuthLogo = () => (
  <p className="sign-in-logo">
    <img src={logo} alt="" width="36" height="36" />
    <b>{brand.wordmark}</b>
  </p>
)
