import type { Action } from '../../../content/page.ts'
import type { CountryTexts } from '../../../content/pages/country.ts'
import { LinkList } from '../../sections/link-list.tsx'
import { SectionFrame } from '../../sections/section-frame.tsx'
import { InputField } from '../../ui/field.tsx'
import { RichText } from '../../ui/rich-text.tsx'

type Props = { texts: CountryTexts; nearby: Action[]; cities: Action[]; articles: Action[] }

/** Where to start: agents near the visitor, and other pages that fit. */
export const CountryRelated = ({ texts: { agents, related }, nearby, cities, articles }: Props) => (
  <SectionFrame section={{ id: 'agents', title: agents.title }} deep>
    <search>
      <form className="country-agents" action="/find-agent">
        <InputField id="near" name="near" label={agents.label} autoComplete="postal-code" maxLength={100} required />
        <button className="button button-strong" type="submit">
          {agents.button}
        </button>
      </form>
    </search>
    <p className="small soft">
      <RichText text={agents.call} />
    </p>
    <div className="country-related">
      <LinkList level={3} id="nearby" title={related.nearby} links={[...nearby, related.all]} />
      <LinkList level={3} id="cities" title={related.cities} links={cities} />
      <LinkList level={3} id="reading" title={related.reading} links={articles} />
    </div>
  </SectionFrame>
)
