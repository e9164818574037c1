import { brand } from '../../content/brand/company.ts'
import { itPolicy } from '../../content/pages/it-policy.ts'
import { absolute } from '../head/absolute.ts'
import { textResponse } from './text-response.ts'

const halfYearMs = 182 * 24 * 60 * 60 * 1000

/** How to report a vulnerability (RFC 9116). Rendered for each request, because it contains an expiration date. */
export const loader = () =>
  textResponse([
    `Contact: mailto:${brand.mailboxes.security}`,
    `Expires: ${new Date(Date.now() + halfYearMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    `Policy: ${absolute(itPolicy.path)}`,
  ])
