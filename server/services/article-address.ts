import { articlePath, type ArticleDraft } from '../../contract/article.ts'
import type { Published } from '../../contract/published.ts'
import type { ArticleReason } from '../../contract/reasons.ts'

/** Why an article cannot have its address. One from the site's files keeps the address that it has there. */
export function addressProblem({ changes }: Published, key: string, article: ArticleDraft): ArticleReason | undefined {
  if (key.startsWith('/')) return undefined
  if (article.slug === '') return 'article.slug_required'
  const path = articlePath(key, article)
  const isTaken = [...changes.article].some(
    ([other, content]) => other !== key && content !== null && articlePath(other, content) === path,
  )
  return isTaken ? 'article.slug_taken' : undefined
}
