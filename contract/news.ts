import { z } from 'zod'
import { AuditEntry } from './audit.ts'

/** The newest security alerts that the person has not marked as read, and how many there are. */
export const News = z.object({ data: z.array(AuditEntry), unread: z.number() })
export type News = z.infer<typeof News>

/** `id`: that of the newest entry that was shown. */
export const SeenNews = z.object({ id: z.int().min(0) })
