import type { HomeContent } from '../../content/pages/home.ts'
import { Text2PayForm } from '../forms/text2pay-form.tsx'
import { Converter } from './converter.tsx'
import { Ground } from './ground.tsx'

/** What money is worth there, and how to pay from here, on two sides of the woven edge. */
export const Pay = ({ pay }: { pay: HomeContent['pay'] }) => (
  <Ground section={pay} deep={false} layout="stacked">
    <div className="pay-panel">
      <div className="pay-half">
        <h3>{pay.converterTitle}</h3>
        <Converter texts={pay.converter} />
        <p className="pay-footnote">{pay.converter.footnote}</p>
      </div>
      <div className="weave" aria-hidden="true" />
      <Text2PayForm texts={pay.text2pay} />
    </div>
  </Ground>
)
