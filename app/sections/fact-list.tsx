import { Fact } from '../ui/facts.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Ground, type SectionProps } from './ground.tsx'

export const FactList = ({ section, deep }: SectionProps<'facts'>) => (
  <Ground section={section} deep={deep} layout="beside">
    <dl className="facts facts-ruled">
      {section.rows.map((row) => (
        <Fact term={row.term} key={row.term}>
          <RichText text={row.value} />
        </Fact>
      ))}
    </dl>
  </Ground>
)
