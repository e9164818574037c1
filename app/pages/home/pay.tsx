import type { HomeContent } from '../../../content/pages/home.ts'
import { Text2PayForm } from './text2pay-form.tsx'
import { SectionFrame } from '../../sections/section-frame.tsx'

type Props = { pay: HomeContent['pay']; children: React.ReactNode }

/** The converter and the Text2Pay form, on two sides of the woven edge. */
export const Pay = ({ pay, children }: Props) => (
  <SectionFrame section={pay} deep={false}>
    <div className="pay-panel">
      <div className="pay-half">
        <h3>{pay.converterTitle}</h3>
        {children}
        <p className="pay-footnote">{pay.converter.footnote}</p>
      </div>
      <div className="weave" aria-hidden="true" />
      <Text2PayForm texts={pay.text2pay} />
    </div>
  </SectionFrame>
)
