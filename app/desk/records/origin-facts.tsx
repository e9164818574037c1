import { originRows } from '../../../content/admin/origin.ts'
import type { Origin } from '../../../contract/origin.ts'
import { Fact } from '../../ui/facts.tsx'

/** How the visit began in which a form was sent, as far as it is known. */
export const OriginFacts = ({ origin }: { origin: Origin | null }) =>
  originRows(origin).map(([term, value], index) => (
    <Fact key={index} term={term}>
      {value}
    </Fact>
  ))
