import type { PageContent } from './page.ts'
import { b2b } from './pages/b2b.ts'
import { customised } from './pages/customised.ts'
import { globalPayment } from './pages/global-payment.ts'
import { ngo } from './pages/ngo.ts'

/** The pages of services whose form opens in a popup. */
export const inquiryPages: PageContent[] = [ngo, b2b, customised, globalPayment]
