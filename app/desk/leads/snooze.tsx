import { useState } from 'react'
import { leadWorkTexts as texts } from '../../../content/admin/leads.ts'
import { InputField } from '../../ui/field.tsx'
import { formatDate, localDay, startOfDay } from '../records/dates.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'

type Props = { open: boolean; onClose: () => void; onChosen: (day: string) => void }

/** Until which day nobody has to look at a lead: common days by one click, or any day. */
export const SnoozeDialog = ({ open, onClose, onChosen }: Props) => (
  <Confirm title={texts.snoozeTitle} open={open} onClose={onClose}>
    <SnoozeDays onClose={onClose} onChosen={onChosen} />
  </Confirm>
)

const SnoozeDays = ({ onClose, onChosen }: Omit<Props, 'open'>) => {
  const [days] = useState(commonDays)
  const [other, setOther] = useState('')
  return (
    <>
      <p className="small soft">{texts.snoozeHint}</p>
      <div className="snooze-days">
        {days.map(({ name, day }) => (
          <button className="button button-quiet" key={name} type="button" onClick={() => onChosen(day)}>
            {texts.snoozeDays[name]} <span className="small soft">{formatDate(startOfDay(day))}</span>
          </button>
        ))}
      </div>
      <form className="form" action={() => onChosen(other)}>
        <InputField
          id="snooze-day"
          type="date"
          label={texts.snoozeOther}
          min={days[0].day}
          max="2199-12-31"
          required
          value={other}
          onChange={({ target }) => setOther(target.value)}
        />
        <DialogButtons text={texts.snooze} busy={false} onClose={onClose} />
      </form>
    </>
  )
}

/** Tomorrow, the next Monday after today, and the same day of the week as today. */
function commonDays() {
  const untilMonday = (8 - new Date().getDay()) % 7 || 7
  return [
    { name: 'tomorrow', day: localDay(1) },
    { name: 'monday', day: localDay(untilMonday) },
    { name: 'week', day: localDay(7) },
  ] as const
}
