import { deskTexts } from '../../../content/admin/frame.ts'

export const titled = (title: string) => [
  { title: deskTexts.title(title) },
  { name: 'description', content: deskTexts.description },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const deskMeta = (title: string) => () => titled(title)
