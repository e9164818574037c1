import { claims } from './brand/claims.ts'
import { brand } from './brand/company.ts'

/** Short texts of the frame and of generic sections. */
export const frameTexts = {
  breadcrumb: 'Breadcrumb',
  onThisPage: 'On this page',
  /** Prefix of the page title when a form has errors. */
  error: 'Error:',
  close: 'Close',
  feed: `${brand.name}: news and guides`,
}

/** Shown on every public page while `brand.sample` is set; nothing else on a page repeats it. */
export const sampleBar = { name: 'Sample site', text: 'This is a sample company. It moves no money.' }

/** Notices that are published in the desk. */
export const noticeTexts = {
  lines: 'Notices',
  cards: 'Notices about this page',
  topics: { information: 'Information', trouble: 'Service issue', holiday: 'Holiday' },
}

/** Shown on every page when NOINDEX is set. */
export const testSiteBar =
  'This is a test site. Information here may be wrong, and messages you send may not be answered.'

/** Shown at the desk when its scripts could not be loaded. */
export const scriptsFailed = 'This page did not load completely. Check your connection, then reload the page.'

export const notFound = {
  title: 'Page not found',
  description: 'There is no page at this address. Go to the home page, see our services, or find an agent near you.',
  heading: 'We cannot find this page',
  lede: 'The address may be old or mistyped. One of these pages may help.',
  picture: { name: 'not-found', alt: '' },
  linksTitle: 'Where to go next',
  links: [
    { title: 'Home', text: 'Rates, countries, and how to send.', href: '/' },
    { title: 'Services', text: 'What we do for families, NGOs, and businesses.', href: '/service' },
    { title: 'Find an agent', text: 'Someone near you who can help.', href: '/find-agent' },
  ],
}

export const failed = {
  title: 'Something went wrong',
  heading: 'Something went wrong on our side',
  lede: 'Nothing you sent earlier is lost. Please try again in a minute. If you need help now, call us.',
  retry: 'Try again',
  picture: { name: 'error', alt: '' },
}

/** A page without pictures and styles, for clients that search so often that a normal page would cost too much. */
export const searchedTooOften = {
  title: 'Too many searches',
  text: 'There were too many searches from your connection. Please wait a minute, then try again.',
  retry: 'Try again',
  call: `If you need help now, call us, ${claims.support}:`,
}

/** The plain text that answers a request that no page is rendered for, by status. */
export const refusedRequests = {
  400: 'This address is not valid. Please check it and try again.',
  421: 'This site is not served under this name. Please check the address; operators set PUBLIC_URL and ALLOWED_HOSTS.',
}
