import { home } from '../../content/pages/home.ts'
import { pageMeta } from '../page-meta.ts'
import { organization } from '../structured-data.ts'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = () => pageMeta({ ...home, heading: home.hero.heading }, [organization()])

export default function HomePage() {
  return (
    <div className="page section">
      <h1>{home.hero.heading}</h1>
    </div>
  )
}
