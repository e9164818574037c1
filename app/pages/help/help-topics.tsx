import type { HelpTopic } from '../../../content/help.ts'
import { helpTexts } from '../../../content/pages/help.ts'
import { SectionFrame } from '../../sections/section-frame.tsx'
import { Paragraphs } from '../../sections/text-blocks.tsx'
import { Accordion } from '../../ui/accordion.tsx'

type Props = { topics: HelpTopic[]; countries: HelpTopic['pages'] }

/** All questions by topic and page; countries have a link each. */
export const HelpTopics = ({ topics, countries }: Props) => (
  <>
    {topics.map((topic, index) => (
      <SectionFrame section={topic} deep={index % 2 === 0} layout="beside" key={topic.id}>
        <div className="help-pages">
          {topic.pages.map(({ path, name, href, questions }) => (
            <div key={path}>
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <Accordion
                name={topic.id}
                items={questions.map(({ question, answer }) => ({
                  head: question,
                  body: (
                    <div className="stack measure">
                      <Paragraphs texts={answer} />
                    </div>
                  ),
                }))}
              />
            </div>
          ))}
        </div>
      </SectionFrame>
    ))}
    {countries.length > 0 && (
      <SectionFrame section={helpTexts.countries} deep={topics.length % 2 === 0} layout="beside">
        <ul className="help-countries">
          {countries.map(({ path, name, href }) => (
            <li key={path}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </SectionFrame>
    )}
  </>
)
