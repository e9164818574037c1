import type { PageContent } from './page.ts'
import { aboutUs } from './pages/about-us.ts'
import { accessibility } from './pages/accessibility.ts'
import { agent } from './pages/agent.ts'
import { compliance } from './pages/compliance.ts'
import { fraud } from './pages/fraud.ts'
import { investorRelations } from './pages/investor-relations.ts'
import { p2pRemittance } from './pages/p2p-remittance.ts'
import { partnership } from './pages/partnership.ts'
import { products } from './pages/products.ts'
import { services } from './pages/services.ts'
import { teams } from './pages/teams.ts'
import { yourRights } from './pages/your-rights.ts'

/** Pages that consist only of sections, by topic; pages with other parts have their own modules. */
export const plainPagesByTopic = {
  sending: [services, products, p2pRemittance, agent],
  company: [aboutUs, teams, partnership, investorRelations],
  rules: [yourRights, fraud, compliance, accessibility],
} satisfies Record<string, PageContent[]>

export const plainPages: PageContent[] = Object.values(plainPagesByTopic).flat()
