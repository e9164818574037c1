import eSignConsent from './legal/e-sign-consent.md?raw'
import privacyNotice from './legal/privacy-notice.md?raw'
import privacyPolicy from './legal/privacy-policy.md?raw'
import termsOfUse from './legal/term-of-use.md?raw'
import { readMarkdown } from './markdown.ts'
import type { Picture } from './page.ts'

type LegalText = {
  path: string
  title: string
  pageTitle: string
  description: string
  /** YYYY-MM-DD, and the label of that date. */
  dated: string
  datedLabel: string
  picture: Picture
  body: string
}

export const legalTexts: LegalText[] = [privacyPolicy, privacyNotice, eSignConsent, termsOfUse].map((source) => {
  const { frontMatter, body } = readMarkdown(source)
  const {
    path = '',
    title = '',
    pageTitle = '',
    description = '',
    dated = '',
    datedLabel = '',
    picture = '',
  } = frontMatter
  return { path, title, pageTitle, description, dated, datedLabel, picture: { name: picture, alt: '' }, body }
})

/** Texts around a legal text. */
export const legalFrame = { home: { text: 'Home', href: '/' }, contents: 'On this page' }
