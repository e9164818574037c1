import { company } from '../../content/pages/company.ts'
import { pageMeta } from '../page-meta.ts'
import { PageHead } from '../sections/page-head.tsx'
import { SectionList } from '../sections/section-list.tsx'
import type { Route } from './+types/company'

export const meta: Route.MetaFunction = () => pageMeta(company)

export default function CompanyPage() {
  return (
    <>
      <PageHead page={company} />
      <SectionList sections={company.sections} />
    </>
  )
}
