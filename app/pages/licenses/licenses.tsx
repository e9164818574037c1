import { brand } from '../../../content/brand/company.ts'
import { licenses, type License } from '../../../content/licenses.ts'
import { type LicensePart } from '../../../content/regulators.ts'
import { licensesPage, licensesTexts } from '../../../content/pages/licenses.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { PageHead } from '../../sections/page-head.tsx'
import { StepList } from '../../sections/steps.tsx'
import { Paragraphs, Points } from '../../sections/text-blocks.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { Fact } from '../../ui/facts.tsx'
import { phoneUri } from '../../../contract/phone-number.ts'
import { RichText } from '../../ui/rich-text.tsx'
import type { Route } from './+types/licenses'

const { labels, check, complaint, rights } = licensesTexts

export const meta: Route.MetaFunction = () => pageMeta(licensesPage)

export default function LicensesPage() {
  return (
    <>
      <PageHead page={licensesPage}>
        {brand.sample && <p className="small soft">{licensesTexts.sampleNote}</p>}
      </PageHead>
      <div className="page licenses">
        <section aria-labelledby="states-title">
          <h2 id="states-title">{licensesTexts.listTitle}</h2>
          <Accordion
            name="licenses"
            items={licenses.map((license, index) => ({
              id: license.code.toLowerCase(),
              open: index === 0,
              head: (
                <>
                  {license.state} <span className="figure">{license.licenseNumber}</span>
                </>
              ),
              body: <LicenseDetails license={license} />,
            }))}
          />
        </section>
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

const LicenseDetails = ({ license: { agency, unverified, ...license } }: { license: License }) => {
  const marked = (part: LicensePart, text: string) =>
    unverified?.includes(part) ? `${text} ${labels.unverified}` : text
  return (
    <dl className="facts facts-wide">
      <Fact term={labels.licenseNumber}>{license.licenseNumber}</Fact>
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
