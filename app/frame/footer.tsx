import { brand } from '../../content/brand/company.ts'
import { footer } from '../../content/navigation.ts'
import { schemeTexts } from '../../content/scheme.ts'
import { SchemeSwitch } from '../ui/scheme-switch.tsx'

export const Footer = ({ year }: { year: number }) => (
  <footer className="site-footer on-brand">
    <div className="weave" aria-hidden="true" />
    <div className="page">
      <p className="footer-saying">
        <q lang={brand.saying.language}>{brand.saying.text}</q> <span>{brand.saying.meaning}</span>
      </p>
      <div className="footer-columns">
        {footer.columns.map((column) => (
          <nav className={`footer-${column.id}`} key={column.id} aria-labelledby={`footer-title-${column.id}`}>
            <h2 id={`footer-title-${column.id}`}>{column.title}</h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.href}>
                  <a href={item.href}>{item.text}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Contact />
      </div>
      <div className="footer-legal">
        <SchemeSwitch texts={schemeTexts} />
        <ul className="social" aria-label={footer.social}>
          {brand.social.map((place) => (
            <li key={place.url}>
              <a href={place.url}>{place.name}</a>
            </li>
          ))}
        </ul>
        <p>
          {footer.authorization} <a href={footer.licenses.href}>{footer.licenses.text}</a>.
        </p>
        <p>
          {footer.registration.statement}{' '}
          <a href={footer.registration.record.href}>{footer.registration.record.text}</a>.
        </p>
        <p>
          © {yearsUntil(year)} {brand.legalName}
        </p>
      </div>
    </div>
  </footer>
)

const yearsUntil = (year: number) => (year > brand.copyrightSince ? `${brand.copyrightSince}–${year}` : year)

const Contact = () => (
  <section className="footer-contact" aria-labelledby="footer-contact">
    <h2 id="footer-contact">{footer.contact.title}</h2>
    <address>
      <p>
        {brand.address.street}
        <br />
        {brand.address.city}, {brand.address.state} {brand.address.zip}
      </p>
      <p>
        <a href={`mailto:${brand.mailboxes.info}`}>{brand.mailboxes.info}</a>
      </p>
      <p>
        {footer.contact.tollFree} <a href={brand.phones.tollFree.uri}>{brand.phones.tollFree.display}</a>
      </p>
      <p>
        {footer.contact.alternate} <a href={brand.phones.alternate.uri}>{brand.phones.alternate.display}</a>
      </p>
      <p>{brand.hours.display}</p>
    </address>
    <p className="footer-note">
      <b>{footer.agentPortal.title}</b>
      <br />
      {footer.agentPortal.text}
    </p>
  </section>
)
