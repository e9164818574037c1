import { disallowedPaths } from '../../contract/paths.ts'
import { absolute } from '../head/absolute.ts'
import { textResponse } from './text-response.ts'

export const loader = () =>
  textResponse([
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
  ])
