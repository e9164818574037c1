import type { CountryFacts } from '../../../content/country-facts.ts'
import type { CountryTexts } from '../../../content/pages/country.ts'
import type { PublicHoliday } from '../../../contract/public-holidays.ts'
import { SectionFrame } from '../../sections/section-frame.tsx'
import { longDate } from '../../text/long-date.ts'
import { Fact } from '../../ui/facts.tsx'

type Props = {
  facts: CountryFacts
  clocks: string[]
  holidays: PublicHoliday[]
  note: string | undefined
  texts: CountryTexts['hours']
}

/** When people and banks there are awake, at work, and on holiday. */
export const CountryHours = ({ facts, clocks, holidays, note, texts }: Props) => (
  <SectionFrame section={{ id: 'hours', title: texts.title }} deep={false} layout="beside">
    <div className="stack stack-loose">
      <dl className="facts facts-ruled">
        <Fact term={texts.now}>
          {clocks.map((clock) => (
            <p key={clock}>{clock}</p>
          ))}
        </Fact>
        <Fact term={texts.weekend}>
          <p>{facts.weekend}</p>
          <p>{facts.hours}</p>
        </Fact>
      </dl>
      <h3>{texts.listTitle}</h3>
      <ul className="holidays">
        {holidays.map(({ date, name, isExpected }) => (
          <li key={`${date} ${name}`}>
            <time dateTime={date}>{longDate(date)}</time>
            <span>
              {name}
              {isExpected && <span className="soft"> ({texts.expected})</span>}
            </span>
          </li>
        ))}
      </ul>
      {note && <p className="measure">{note}</p>}
      <p className="small soft measure">
        {holidays.some(({ isExpected }) => isExpected) && `${texts.expectedNote} `}
        {texts.note}
      </p>
    </div>
  </SectionFrame>
)
