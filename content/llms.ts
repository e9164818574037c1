import { brand } from './brand/company.ts'
import { claims } from './brand/claims.ts'
import { mainRegion } from './brand/countries.ts'

/** How the site introduces itself to language models, above the list of its pages. */
export const guideTexts = {
  summary:
    `${brand.legalName} sends money from the United States to mobile wallets, bank accounts, and cash pickup points in ` +
    `${mainRegion.region.name} and beyond, through agents, an app, and ${brand.product} (payment through a text link).`,
  facts: [
    ...(brand.sample
      ? ['This is a sample site: the company, its people, its contacts, and its license numbers are invented.']
      : []),
    `Incorporated in ${claims.incorporated}; operating in ${claims.states} with ${claims.agents}; ${claims.licenses}. NMLS ID ${brand.nmlsId}.`,
    `Our own payout partners in ${claims.payoutCountries}; reach to ${claims.aggregatorCountries} through global payment aggregators.`,
    `Support ${claims.support} at ${brand.phones.tollFree.display} and ${brand.mailboxes.info}.`,
    'The currency converter shows the mid-market rate for information only; transfers have their own rate and fee, shown before payment.',
    'Open jobs for job boards: /jobs.xml, an XML feed that follows the careers page.',
  ],
}
