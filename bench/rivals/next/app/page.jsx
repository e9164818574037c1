import { home } from '../../pages.json'
import { Body } from './body.jsx'

export default function Home() {
  return <Body html={home} />
}
