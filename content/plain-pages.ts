import type { PageContent } from './page.ts'
import { aboutUs } from './pages/about-us.ts'
import { agent } from './pages/agent.ts'
import { compliance } from './pages/compliance.ts'
import { investorRelations } from './pages/investor-relations.ts'
import { p2pRemittance } from './pages/p2p-remittance.ts'
import { partnership } from './pages/partnership.ts'
import { products } from './pages/products.ts'
import { services } from './pages/services.ts'
import { teams } from './pages/teams.ts'

/** Pages that consist only of sections; pages with other parts have their own modules. */
export const plainPages: PageContent[] = [
  services,
  products,
  p2pRemittance,
  agent,
  aboutUs,
  teams,
  compliance,
  partnership,
  investorRelations,
]
