import { brand } from '../../content/brand/company.ts'
import { guideTexts } from '../../content/llms.ts'
import { publicPagesIn } from '../../content/public-pages.ts'
import { absolute } from '../head/absolute.ts'
import { publishedContext } from '../rendering/site-context.ts'
import { textResponse } from './text-response.ts'
import type { Route } from './+types/guide'

/** An overview of the site for language models (llmstxt.org). */
export const loader = ({ context }: Route.LoaderArgs) =>
  textResponse([
    `# ${brand.name}`,
    '',
    `> ${guideTexts.summary}`,
    '',
    ...guideTexts.facts.map((fact) => `- ${fact}`),
    ...publicPagesIn(context.get(publishedContext)).flatMap(({ title, pages }) => [
      '',
      `## ${title}`,
      '',
      ...pages.map(({ heading, path, description }) => `- [${heading}](${absolute(path)}): ${description}`),
    ]),
  ])
