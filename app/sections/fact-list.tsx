import { RichText } from '../ui/rich-text.tsx'
import { Ground, type SectionProps } from './ground.tsx'

export const FactList = ({ section, deep }: SectionProps<'facts'>) => (
  <Ground section={section} deep={deep}>
    <dl className="facts facts-wide facts-ruled">
      {section.rows.map((row) => (
        <div key={row.term}>
          <dt>{row.term}</dt>
          <dd>
            <RichText text={row.value} />
          </dd>
        </div>
      ))}
    </dl>
  </Ground>
)
