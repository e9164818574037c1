import { legal } from '../../../pages.json'
import { Body } from '../body.jsx'

export default function Legal() {
  return <Body html={legal} />
}
