import { brand } from '../../../content/brand/company.ts'
import { asOfDay, licensesIn, withStatus, type License } from '../../../content/licenses.ts'
import { licensesPage, licensesTexts } from '../../../content/pages/licenses.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { publishedContext } from '../../rendering/site-context.ts'
import { PageHead } from '../../sections/page-head.tsx'
import { StepList } from '../../sections/steps.tsx'
import { Paragraphs, Points } from '../../sections/text-blocks.tsx'
import { longDate } from '../../text/long-date.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Fact } from '../../ui/facts.tsx'
import type { LicensePart } from '../../../contract/license.ts'
import { phoneUri } from '../../../contract/phone-number.ts'
import { RichText } from '../../ui/rich-text.tsx'
import type { Route } from './+types/licenses'

const { labels, check, complaint, rights, groups, statuses, headFacts } = licensesTexts

export const loader = ({ context }: Route.LoaderArgs) => ({ licenses: licensesIn(context.get(publishedContext)) })

export const meta: Route.MetaFunction = () => pageMeta(licensesPage)

export default function LicensesPage({ loaderData: { licenses } }: Route.ComponentProps) {
  const active = withStatus(licenses, 'active')
  const facts = [
    { term: headFacts.legalName, value: brand.legalName },
    { term: headFacts.active, value: String(active.length) },
    { term: headFacts.asOf, value: longDate(asOfDay(licenses)) },
  ]
  return (
    <>
      <PageHead page={{ ...licensesPage, headFacts: facts }}>
        {brand.sample && <p className="small soft">{licensesTexts.sampleNote}</p>}
      </PageHead>
      <div className="page licenses">
        <div>
          <LicenseGroup id="states" {...groups.active} licenses={active} openFirst />
          <LicenseGroup id="pending" {...groups.pending} licenses={withStatus(licenses, 'pending')} />
          <LicenseGroup id="surrendered" {...groups.surrendered} licenses={withStatus(licenses, 'surrendered')} />
        </div>
        <aside className="licenses-aside">
          <section className="aside">
            <h2>{check.title}</h2>
            <p>{check.text}</p>
            <p>{check.notABank}</p>
            <p>
              <a href={check.action.href}>{check.action.text}</a>
            </p>
          </section>
          <section className="aside">
            <h2>{complaint.title}</h2>
            <StepList steps={complaint.steps} />
            <p className="small">
              <RichText text={complaint.federal.contact} />{' '}
              <a href={complaint.federal.website}>{new URL(complaint.federal.website).host}</a>
            </p>
          </section>
          <section className="aside">
            <h2>{rights.title}</h2>
            <Points texts={rights.points} />
          </section>
        </aside>
      </div>
    </>
  )
}

const days = ['issuedOn', 'renewedOn', 'expiresOn', 'surrenderedOn', 'asOf'] as const

type GroupProps = { id: string; title: string; text?: string; licenses: License[]; openFirst?: boolean }

const LicenseGroup = ({ id, title, text, licenses, openFirst = false }: GroupProps) =>
  licenses.length > 0 && (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p className="soft">{text}</p>}
      <Accordion
        name="licenses"
        items={licenses.map((license, index) => ({
          id: license.code.toLowerCase(),
          open: openFirst && index === 0,
          head: (
            <span className="license-head">
              {license.state} <span className="figure">{license.licenseNumber}</span>
            </span>
          ),
          body: <LicenseDetails license={license} />,
        }))}
      />
    </section>
  )

const LicenseDetails = ({ license: { agency, unverified, ...license } }: { license: License }) => {
  const marked = (part: LicensePart, text: string) =>
    unverified?.includes(part) ? `${text} ${labels.unverified}` : text
  return (
    <dl className="facts facts-wide">
      <Fact term={labels.licenseNumber}>{license.licenseNumber}</Fact>
      <Fact term={labels.status}>{statuses[license.status]}</Fact>
      {days.map((part) => (
        <Fact term={labels[part]} key={part}>
          {license[part] && longDate(license[part])}
        </Fact>
      ))}
      <Fact term={labels.jurisdiction}>{license.jurisdiction}</Fact>
      <Fact term={labels.agency}>
        <p>{licensesTexts.contactLine}</p>
        <p>
          {agency.name}
          {agency.division && <span className="soft license-division">{marked('division', agency.division)}</span>}
        </p>
      </Fact>
      <Fact term={marked('address', labels.address)}>{agency.address}</Fact>
      <Fact term={marked('mailingAddress', labels.mailingAddress)}>{agency.mailingAddress}</Fact>
      <Fact term={marked('phone', labels.phone)}>
        <PhoneLink phone={agency.phone} />
      </Fact>
      <Fact term={marked('tollFree', labels.tollFree)}>{agency.tollFree && <PhoneLink phone={agency.tollFree} />}</Fact>
      <Fact term={marked('email', labels.email)}>
        {agency.email && (
          <a className="tap" href={`mailto:${agency.email}`}>
            {agency.email}
          </a>
        )}
      </Fact>
      <Fact term={marked('fax', labels.fax)}>{agency.fax && <span className="nowrap">{agency.fax}</span>}</Fact>
      <Fact term={marked('tty', labels.tty)}>{agency.tty && <span className="nowrap">{agency.tty}</span>}</Fact>
      <Fact term={marked('website', labels.website)}>
        <SiteLink url={agency.website} />
      </Fact>
      <Fact term={marked('complaintUrl', labels.complaintUrl)}>
        {agency.complaintUrl && <SiteLink url={agency.complaintUrl} />}
      </Fact>
      <Fact term={marked('statute', labels.statute)}>{license.statute}</Fact>
      <Fact term={labels.disclosures}>
        <Paragraphs texts={license.disclosures} />
      </Fact>
    </dl>
  )
}

const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="tap" href={phoneUri(phone)}>
    {phone}
  </a>
)

const SiteLink = ({ url }: { url: string }) => (
  <a className="tap" href={url}>
    {new URL(url).host}
  </a>
)
