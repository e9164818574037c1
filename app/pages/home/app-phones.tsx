import type { HomeContent } from '../../../content/pages/home.ts'
import { fill } from '../../text/fill.ts'
import { groupThousands } from '../../text/money-text.ts'

type Phones = HomeContent['hero']['phones']

export type ExampleAmounts = Phones['amounts']

/** Two screens of the app as a decorative picture, which the page describes in text. */
export const AppPhones = ({ phones, example }: { phones: Phones; example: ExampleAmounts }) => {
  const { send, fee, total, arrives, currency } = example
  const amounts = { send, fee, total, arrives: groupThousands(arrives), currency }
  const { pay, arrived } = phones
  return (
    <div className="phones" aria-hidden="true">
      <Phone phones={phones} title={pay.title}>
        <Amount amount={pay.gets} amounts={amounts} />
        <Rows rows={pay.rows} amounts={amounts} />
        <p className="phone-note">{pay.note}</p>
        <p className="phone-button">{fill(pay.button, amounts)}</p>
      </Phone>
      <Phone phones={phones} title={arrived.title}>
        <Amount amount={arrived.gets} amounts={amounts} />
        <Track stops={arrived.track} />
        <Rows rows={arrived.rows} amounts={amounts} />
        <p className="phone-button is-strong">{arrived.button}</p>
      </Phone>
    </div>
  )
}

const Phone = ({ phones, title, children }: { phones: Phones; title: string; children: React.ReactNode }) => (
  <div className="phone">
    <div className="phone-screen">
      <p className="phone-bar">
        <span>{phones.time}</span>
        <i />
        <span>{phones.network}</span>
      </p>
      <p className="phone-title">{title}</p>
      {children}
    </div>
  </div>
)

type AmountProps = { amount: Phones['pay']['gets']; amounts: ExampleAmounts }

const Amount = ({ amount, amounts }: AmountProps) => (
  <div className="phone-amount">
    <small>{amount.label}</small>
    <p className="money">
      {fill(amount.amount, amounts)} <span>{fill(amount.currency, amounts)}</span>
    </p>
  </div>
)

const Rows = ({ rows, amounts }: { rows: Phones['pay']['rows']; amounts: ExampleAmounts }) => (
  <dl className="phone-rows">
    {rows.map((row) => (
      <div key={row.term}>
        <dt>{row.term}</dt>
        <dd>{fill(row.value, amounts)}</dd>
      </div>
    ))}
  </dl>
)

const Track = ({ stops }: { stops: Phones['arrived']['track'] }) => (
  <ol className="phone-track">
    {stops.map((stop) => (
      <li key={stop.title}>
        <b>{stop.title}</b>
        <small>{stop.detail}</small>
      </li>
    ))}
  </ol>
)
