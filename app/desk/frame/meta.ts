import { deskTexts } from '../../../content/admin/frame.ts'

export const deskMeta = (title: string) => () => [
  { title: deskTexts.title(title) },
  { name: 'description', content: deskTexts.description },
  { name: 'robots', content: 'noindex, nofollow' },
]
