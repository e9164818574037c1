import { helpPage, helpTexts } from '../../../content/pages/help.ts'
import { SectionFrame } from '../../sections/section-frame.tsx'
import { Paragraphs } from '../../sections/text-blocks.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { foundTitle } from './found-title.ts'
import type { HelpEntry } from './help-index.ts'

type Props = { query: string; found: HelpEntry[] }

/** The answers to a search, the best one open. */
export const FoundAnswers = ({ query, found }: Props) => (
  <SectionFrame section={{ id: 'answers', title: foundTitle(found.length, query) }} deep layout="beside">
    <div className="stack stack-loose">
      {found.length > 0 ? <Answers found={found} /> : <Advice />}
      <p>
        <a className="button button-quiet" href={helpPage.path}>
          {helpTexts.all}
        </a>
      </p>
    </div>
  </SectionFrame>
)

const Answers = ({ found }: Pick<Props, 'found'>) => (
  <Accordion
    name="answers"
    items={found.map(({ question, answer, page, href }, index) => ({
      open: index === 0,
      head: question,
      body: (
        <div className="stack measure">
          <Paragraphs texts={answer} />
          <p className="small">
            {helpTexts.from} <a href={href}>{page}</a>
          </p>
        </div>
      ),
    }))}
  />
)

const Advice = () => (
  <ul className="marked-list">
    {helpTexts.noneAdvice.map((text, index) => (
      <li key={index}>{text}</li>
    ))}
  </ul>
)
