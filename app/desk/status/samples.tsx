import { useState } from 'react'
import { statusTexts } from '../../../content/admin/status.ts'
import type { SiteStatus } from '../../../contract/status.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { Consequences } from '../records/confirm-form.tsx'
import type { Act } from '../records/use-notice.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DeskIcon } from '../ui/icon.tsx'

type Props = { samples: SiteStatus['samples']; act: Act }

const texts = statusTexts.samples

/** The sample data of a new site, shown until all of it is removed. */
export const Samples = ({ samples, act }: Props) => {
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  const remove = () => act(async () => texts.removed(await call('samples.remove').finally(() => setIsOpen(false))))
  return (
    <>
      <section className="panel" aria-labelledby="samples">
        <h2 id="samples">{texts.title}</h2>
        <p>{texts.text(samples.agents, samples.vacancies, samples.prices)}</p>
        {may('samples.remove') && (
          <button className="button button-danger" type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <DeskIcon name="bin" /> {texts.remove}
          </button>
        )}
      </section>
      <Confirm title={texts.ask} open={isOpen} onClose={() => setIsOpen(false)}>
        <Consequences points={texts.consequences} />
        <div className="desk-actions">
          <button className="button button-quiet" type="button" onClick={() => setIsOpen(false)}>
            {texts.keep}
          </button>
          <WorkButton className="button button-danger-strong" work={remove}>
            {texts.remove}
          </WorkButton>
        </div>
      </Confirm>
    </>
  )
}
