import { Fact } from '../ui/facts.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

export const FactList = ({ section, deep }: SectionProps<'facts'>) => (
  <SectionFrame section={section} deep={deep} layout="beside">
    <dl className="facts facts-ruled">
      {section.rows.map((row, index) => (
        <Fact term={row.term} key={index}>
          <RichText text={row.value} />
        </Fact>
      ))}
    </dl>
  </SectionFrame>
)
