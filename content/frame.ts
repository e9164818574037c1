import { brand } from './brand.ts'

/** Small words of the frame and of generic sections. */
export const frameTexts = {
  breadcrumb: 'Breadcrumb',
  sampleNote: 'Sample content',
  feed: `${brand.name}: news and guides`,
}

export const notFound = {
  title: 'Page not found',
  description: 'There is no page at this address. Go home, see our services, or find an agent near you.',
  heading: 'This page is not here',
  lede: 'The address may be old or mistyped. One of these will help you on.',
  picture: { name: 'not-found', alt: '' },
  linksTitle: 'Ways on',
  links: [
    { title: 'Home', text: 'Rates, countries and how to send.', href: '/' },
    { title: 'Services', text: 'What we do for families, NGOs and businesses.', href: '/service' },
    { title: 'Find an agent', text: 'A person near you who can help.', href: '/find-agent' },
  ],
}

export const failed = {
  title: 'Something went wrong',
  heading: 'Something went wrong on our side',
  lede: 'Nothing you sent before is lost. Please try again in a minute. If you need help now, call us.',
  retry: 'Try again',
  picture: { name: 'error', alt: '' },
}
