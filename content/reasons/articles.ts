import type { ArticleReason } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const articleReasons = {
  'article.title_required': 'Please enter a title.',
  'article.slug_required': 'Please enter the end of the address.',
  'article.slug_invalid':
    'Use only lowercase letters a to z, digits, and single dashes, for example: sending-money-for-eid.',
  'article.slug_taken': 'Another article has, or will have, this address. Please choose a different one.',
  'article.teaser_required': 'Please sum up the article in one or two sentences.',
  'article.body_required': 'Please write the text of the article.',
  'article.too_nested': 'The text has too many formatting characters in a row. Please remove them.',
  'article.picture_required': 'Please add a picture, or choose one of the drawings.',
  'article.alt_required': 'Please say what the picture shows, for people who cannot see it.',
  'article.date_required': 'Please enter the date that readers see.',
} satisfies ReasonTexts<ArticleReason>
