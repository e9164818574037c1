import { brand } from '../../content/brand/company.ts'
import { guideTexts } from '../../content/llms.ts'
import { isListed, publicPageGroups } from '../../content/public-pages.ts'
import { absolute } from '../head/absolute.ts'
import { textResponse } from './text-response.ts'

/** An overview of the site for language models (llmstxt.org). */
export const loader = () =>
  textResponse([
    `# ${brand.name}`,
    '',
    `> ${guideTexts.summary}`,
    '',
    ...guideTexts.facts.map((fact) => `- ${fact}`),
    ...publicPageGroups.flatMap(({ title, pages }) => [
      '',
      `## ${title}`,
      '',
      ...pages
        .filter(isListed)
        .map(({ heading, path, description }) => `- [${heading}](${absolute(path)}): ${description}`),
    ]),
  ])
