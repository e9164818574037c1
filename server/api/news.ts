import type { Db } from '../db/client.ts'
import { markNewsSeen, readNews } from '../services/news.ts'
import { handle } from './handle.ts'

export const newsApi = (db: Db) => [
  handle('news.list', ({ actor }) => readNews(db, actor)),
  handle('news.markSeen', ({ body, actor }) => markNewsSeen(db, body.id, actor)),
]
