import { serviceArea } from '../../content/pages/service-area.ts'
import { pageMeta } from '../page-meta.ts'
import { PageHead } from '../sections/page-head.tsx'
import { SectionList } from '../sections/section-list.tsx'
import type { Route } from './+types/service-area'

export const meta: Route.MetaFunction = () => pageMeta(serviceArea)

export default function ServiceAreaPage() {
  return (
    <>
      <PageHead page={serviceArea} />
      <SectionList sections={serviceArea.sections} />
    </>
  )
}
