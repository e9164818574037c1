import { controlGroups } from '../../content/controls.ts'
import { itPolicy } from '../../content/pages/it-policy.ts'
import { pageMeta } from '../page-meta.ts'
import { PageHead } from '../sections/page-head.tsx'
import type { Route } from './+types/it-policy'

export const meta: Route.MetaFunction = () => pageMeta(itPolicy)

export default function ItPolicyPage() {
  return (
    <>
      <PageHead page={itPolicy} />
      <div className="page section stack">
        {controlGroups.map((group) => (
          <section key={group.id} id={group.id} className="stack">
            <h2>{group.title}</h2>
            <p>{group.summary}</p>
          </section>
        ))}
      </div>
    </>
  )
}
