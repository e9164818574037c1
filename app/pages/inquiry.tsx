import { b2b } from '../../content/pages/b2b.ts'
import { customised } from '../../content/pages/customised.ts'
import { globalPayment } from '../../content/pages/global-payment.ts'
import { ngo } from '../../content/pages/ngo.ts'
import { atPath } from '../at-path.ts'
import { pageMeta } from '../page-meta.ts'
import { PageHead } from '../sections/page-head.tsx'
import { SectionList } from '../sections/section-list.tsx'
import type { PageContent } from '../../content/page.ts'
import type { Route } from './+types/inquiry'

const pages: PageContent[] = [b2b, customised, ngo, globalPayment]

export const loader = ({ pattern }: Route.LoaderArgs) => ({ page: atPath(pages, pattern) })

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function InquiryPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={page} />
      <SectionList sections={page.sections} />
    </>
  )
}
