import type { HomeContent } from '../../../content/pages/home.ts'

type Phones = HomeContent['hero']['phones']

/** Three screens of the app as a decorative picture, which the page describes in text. */
export const AppPhones = ({ phones }: { phones: Phones }) => (
  <div className="phones" aria-hidden="true">
    <Phone phones={phones} title={phones.send.title}>
      <Person person={phones.send.person} />
      <Amount amount={phones.send.sends} />
      <Rows rows={phones.send.rows} />
      <Amount amount={phones.send.gets} result />
      <p className="phone-button">{phones.send.button}</p>
    </Phone>
    <Phone phones={phones} title={phones.pay.title}>
      <Amount amount={phones.pay.gets} result />
      <Rows rows={phones.pay.rows} />
      <p className="phone-note">{phones.pay.note}</p>
      <p className="phone-button">{phones.pay.button}</p>
    </Phone>
    <Phone phones={phones} title={phones.arrived.title}>
      <Amount amount={phones.arrived.gets} result />
      <Track stops={phones.arrived.track} />
      <Rows rows={phones.arrived.rows} />
      <p className="phone-button is-strong">{phones.arrived.button}</p>
    </Phone>
  </div>
)

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

const Person = ({ person }: { person: Phones['send']['person'] }) => (
  <div className="phone-person">
    <span className="monogram">{person.initials}</span>
    <p>
      <b>{person.name}</b>
      <small>{person.detail}</small>
    </p>
  </div>
)

const Amount = ({ amount, result = false }: { amount: Phones['send']['sends']; result?: boolean }) => (
  <div className={result ? 'phone-amount is-result' : 'phone-amount'}>
    <small>{amount.label}</small>
    <p className="money">
      {amount.amount} <span>{amount.currency}</span>
    </p>
  </div>
)

const Rows = ({ rows }: { rows: Phones['send']['rows'] }) => (
  <dl className="phone-rows">
    {rows.map((row) => (
      <div key={row.term}>
        <dt>{row.term}</dt>
        <dd>{row.value}</dd>
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
