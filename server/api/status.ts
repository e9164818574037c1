import type { SiteStatus } from '../../contract/status.ts'
import { handle } from './handle.ts'

export const statusApi = (read: () => Promise<SiteStatus>) => [handle('status.read', read)]
