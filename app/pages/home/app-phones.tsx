import type { HomeContent } from '../../../content/pages/home.ts'
import { fill } from '../../text/fill.ts'
import { groupThousands } from '../../text/money-text.ts'

type Phones = HomeContent['hero']['phones']

export type ExampleAmounts = Phones['amounts']

const stepIds = ['demo-amount', 'demo-check', 'demo-arrived']

/**
 * A transfer on three screens of the app. The style sheet brings the chosen one to the front, so the demo needs no
 * script: its buttons are labels of the next choice. For screen readers, the captions describe the pictures.
 */
export const AppPhones = ({ phones, example }: { phones: Phones; example: ExampleAmounts }) => {
  const { send, fee, total, arrives, currency } = example
  const amounts = { send, fee, total, arrives: groupThousands(arrives), currency }
  const { amount, pay, arrived } = phones
  return (
    <fieldset className="demo">
      <legend className="visually-hidden">{phones.label}</legend>
      <div className="phones" aria-hidden="true">
        <Phone phones={phones} step={0} title={amount.title} button={amount.button}>
          <Amount amount={amount.gives} amounts={amounts} />
          <Amount amount={amount.gets} amounts={amounts} />
          <Rows rows={amount.rows} amounts={amounts} />
        </Phone>
        <Phone phones={phones} step={1} title={pay.title} button={fill(pay.button, amounts)}>
          <Amount amount={pay.gets} amounts={amounts} />
          <Rows rows={pay.rows} amounts={amounts} />
          <p className="phone-note">{pay.note}</p>
        </Phone>
        <Phone phones={phones} step={2} title={arrived.title} button={arrived.button}>
          <Amount amount={arrived.gets} amounts={amounts} />
          <Track stops={arrived.track} />
          <Rows rows={arrived.rows} amounts={amounts} />
        </Phone>
      </div>
      <div className="demo-bar">
        <div className="demo-steps">
          {phones.steps.map(({ name }, index) => (
            <label className="demo-step" key={index}>
              <input
                className="visually-hidden"
                type="radio"
                name="demo"
                id={stepIds[index]}
                aria-label={name}
                aria-describedby={`${stepIds[index]}-caption`}
                defaultChecked={index === 0}
              />
              <span>{index + 1}</span> {name}
            </label>
          ))}
        </div>
        {phones.steps.map(({ caption }, index) => (
          <p className="demo-caption" id={`${stepIds[index]}-caption`} key={index}>
            {caption}
          </p>
        ))}
      </div>
    </fieldset>
  )
}

type PhoneProps = { phones: Phones; step: number; title: string; button: string; children: React.ReactNode }

const Phone = ({ phones, step, title, button, children }: PhoneProps) => (
  <div className="phone">
    <div className="phone-screen">
      <p className="phone-bar">
        <span>{phones.time}</span>
        <i />
        <span>{phones.network}</span>
      </p>
      <p className="phone-title">{title}</p>
      {children}
      <label className="phone-button" htmlFor={stepIds[(step + 1) % stepIds.length]}>
        {button}
      </label>
    </div>
    <label className="phone-choice" htmlFor={stepIds[step]}>
      <span className="visually-hidden">{title}</span>
    </label>
  </div>
)

type AmountProps = { amount: Phones['pay']['gets']; amounts: ExampleAmounts }

const Amount = ({ amount, amounts }: AmountProps) => (
  <div className="phone-amount">
    <small>{amount.label}</small>
    <p className="money">
      <span className="digits">
        {Array.from(fill(amount.amount, amounts), (digit, place) => (
          <i key={place}>{digit}</i>
        ))}
      </span>
      <small>{fill(amount.currency, amounts)}</small>
    </p>
  </div>
)

const Rows = ({ rows, amounts }: { rows: Phones['pay']['rows']; amounts: ExampleAmounts }) => (
  <dl className="phone-rows">
    {rows.map((row, index) => (
      <div key={index}>
        <dt>{row.term}</dt>
        <dd>{fill(row.value, amounts)}</dd>
      </div>
    ))}
  </dl>
)

const Track = ({ stops }: { stops: Phones['arrived']['track'] }) => (
  <ol className="phone-track">
    {stops.map((stop, index) => (
      <li key={index}>
        <b>{stop.title}</b>
        <small>{stop.detail}</small>
      </li>
    ))}
  </ol>
)
