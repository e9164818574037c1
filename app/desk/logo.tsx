import { brand } from '../../content/brand/company.ts'
import { deskTexts } from '../../content/admin/frame.ts'
import mark from '../pictures/logo-mark.svg'
import lightMark from '../pictures/logo-mark-light.svg'

export const RailLogo = () => (
  <a className="desk-logo" href="/list-jobfor-admin">
    <img src={lightMark} alt="" width="26" height="26" />
    <b>{brand.wordmark}</b> <span>{deskTexts.name}</span>
  </a>
)

export const DoorLogo = () => (
  <p className="door-logo">
    <img src={mark} alt="" width="36" height="36" />
    <b>{brand.wordmark}</b>
  </p>
)
