import { itPolicy } from '../../../content/pages/it-policy.ts'
import { Island } from '../../islands/island.tsx'
import type { PageHandle } from '../../rendering/page-handle.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { PageHead } from '../../sections/page-head.tsx'
import { Prose } from '../../sections/prose.tsx'
import controlStyles from './controls.css?url'
import type { Route } from './+types/it-policy'

export const handle = { islands: true } satisfies PageHandle

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: controlStyles }]

export const meta: Route.MetaFunction = () => pageMeta(itPolicy)

export default function ItPolicyPage() {
  return (
    <>
      <PageHead page={itPolicy} />
      <div className="page it-policy">
        <Island name="control-tabs" when="touched" />
      </div>
      <Prose section={itPolicy.report} deep />
    </>
  )
}
