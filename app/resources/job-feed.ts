import { brand } from '../../content/brand/company.ts'
import { payText } from '../../content/pay-text.ts'
import { jobPage } from '../../content/pages/job.ts'
import { endOfDay } from '../../contract/local-time.ts'
import { absolute } from '../head/absolute.ts'
import { addressOf, toHtml } from '../head/job-posting.ts'
import { siteContext } from '../rendering/site-context.ts'
import { cdataElement, element, xmlResponse } from './xml.ts'
import type { Route } from './+types/job-feed'

type Job = Awaited<ReturnType<typeof openJobs>>[number]

/**
 * The open vacancies in the XML format that job boards read, as documented by the largest one
 * (docs.indeed.com/indeed-apply/xml-feed).
 */
export async function loader({ context }: Route.LoaderArgs) {
  const jobs = await openJobs(context)
  return xmlResponse(
    element('source', [
      cdataElement('publisher', brand.legalName),
      cdataElement('publisherurl', absolute('/')),
      cdataElement('lastBuildDate', new Date().toUTCString()),
      ...jobs.map((job) => element('job', partsOf(job))),
    ]),
  )
}

const openJobs = (context: Route.LoaderArgs['context']) => context.get(siteContext).listOpenVacancies()

const partsOf = (job: Job) =>
  Object.entries(valuesOf(job)).flatMap(([name, value]) => (value ? [cdataElement(name, value)] : []))

function valuesOf(job: Job): Record<string, string | undefined> {
  const { city, state, street, zip } = placeOf(job.location)
  return {
    title: job.jobTitle,
    date: job.datePosted,
    referencenumber: job.id,
    requisitionid: job.id,
    url: absolute(`${jobPage.path}/${job.id}`),
    company: brand.legalName,
    city,
    state,
    country: brand.address.country,
    postalcode: zip,
    streetaddress: street,
    email: brand.mailboxes.careers,
    description: toHtml(job, withoutMarkup),
    salary: payText(job),
    education: job.education,
    jobtype: job.employmentType?.replace('_', ''),
    category: jobPage.summary.industry.value,
    experience: job.experience,
    expirationdate: job.closesOn ? endOfDay(brand.timeZone, job.closesOn) : undefined,
    remotetype: job.workplace ? remoteTypes[job.workplace] : undefined,
  }
}

/** Boards need a city and a state; for a location that does not begin with them, those of the office. */
function placeOf(location: string): { city: string; state: string; street?: string; zip?: string } {
  const { addressLocality: city, addressRegion: state } = addressOf(location)
  const office = brand.address
  return state === undefined || (city === office.city && state === office.state) ? office : { city, state }
}

/** The format does not know HTML entities, so an ampersand stays as it is, and what could be a tag is left out. */
const withoutMarkup = (text: string) => text.replaceAll(/[<>]/g, '')

/** The words of the format. */
const remoteTypes = { on_site: undefined, hybrid: 'Hybrid remote', remote: 'Fully remote' }
