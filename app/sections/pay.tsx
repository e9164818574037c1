import type { HomeContent } from '../../content/pages/home.ts'
import { Text2PayForm } from '../forms/text2pay-form.tsx'
import { Ground } from './ground.tsx'

type Props = { pay: HomeContent['pay']; children: React.ReactNode }

/** What money is worth there, and how to pay from here, on two sides of the woven edge. */
export const Pay = ({ pay, children }: Props) => (
  <Ground section={pay} deep={false} layout="stacked">
    <div className="pay-panel">
      <div className="pay-half">
        <h3>{pay.converterTitle}</h3>
        {children}
        <p className="pay-footnote">{pay.converter.footnote}</p>
      </div>
      <div className="weave" aria-hidden="true" />
      <Text2PayForm texts={pay.text2pay} />
    </div>
  </Ground>
)
