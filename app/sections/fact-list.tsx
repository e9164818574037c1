import { SectionFrame, type SectionProps } from './section-frame.tsx'
import { FactRows } from './text-blocks.tsx'

export const FactList = ({ section, deep }: SectionProps<'facts'>) => (
  <SectionFrame section={section} deep={deep} layout="beside">
    <FactRows className="facts-ruled" rows={section.rows} />
  </SectionFrame>
)
