import { brand } from '../../content/brand/company.ts'
import { itPolicy } from '../../content/pages/it-policy.ts'
import { absolute } from '../absolute.ts'
import { textResponse } from '../text-response.ts'

const halfYear = 182 * 24 * 60 * 60 * 1000

/** How to report a weakness (RFC 9116). Rendered for each request, since it says how long it may be relied on. */
export const loader = () =>
  textResponse([
    `Contact: mailto:${brand.mailboxes.security}`,
    `Expires: ${new Date(Date.now() + halfYear).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    `Policy: ${absolute(itPolicy.path)}`,
  ])
