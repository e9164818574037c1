/**
 * Who the company is and how to reach it: names, phones, mailboxes, office, opening hours, links. Pages, titles,
 * emails, and documents take all of it from here.
 *
 * Sample brand: the people, numbers, mailboxes, and addresses below are invented. Phones are from the range reserved
 * for fiction (555-01xx; of toll-free numbers, only 555-0199) and mailboxes end in .example, so that none can reach a
 * real person.
 */
export const brand = {
  name: 'Tumari',
  /** The name as written in the logo. */
  wordmark: 'tumari',
  legalName: 'Tumari Money Transfer, Inc.',
  /** Whether a bar on every page says that the company is a sample, until a licensed company adopts the site. */
  sample: true,
  foundedIn: 'Minnesota',
  /** A sample: NMLS IDs do not begin with a zero. */
  nmlsId: '0555019',
  nmlsUrl: 'https://www.nmlsconsumeraccess.org',
  /** The number of the registration as a money services business, from fincen.gov/msb-state-selector. A sample: real ones begin with 31. */
  msbRegistration: '05550100000199',
  product: 'Text2Pay',
  tagline: 'Fast Africa Money Transfer',
  saying: { text: 'Mbali, lakini pamoja.', language: 'sw', meaning: 'Swahili: far apart, yet together.' },
  phones: {
    tollFree: { display: '(800) 555-0199', uri: 'tel:+18005550199' },
    alternate: { display: '(612) 555-0117', uri: 'tel:+16125550117' },
  },
  mailboxes: {
    info: 'info@tumari.example',
    investors: 'investors@tumari.example',
    compliance: 'compliance@tumari.example',
    privacy: 'privacy@tumari.example',
    careers: 'careers@tumari.example',
    security: 'security@tumari.example',
  },
  address: {
    street: '100 Jacaranda Avenue South, Suite 200',
    city: 'Minneapolis',
    state: 'MN',
    zip: '55401',
    country: 'US',
  },
  timeZone: 'America/Chicago',
  /** The region around the office; the application form asks whether applicants live there. */
  officeArea: { name: 'the Twin Cities', towns: 'Minneapolis, St. Paul, and the surrounding suburbs' },
  /** Office hours, for visitors and for search engines. */
  hours: {
    display: 'Monday to Friday, 09:00 AM to 6:00 PM',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  chatUrl: 'https://wa.me/18005550199',
  stores: {
    ios: 'https://apps.example/ios/tumari',
    android: 'https://apps.example/android/tumari',
  },
  social: [
    { name: 'Facebook', url: 'https://facebook.example/tumari' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/tumari' },
    { name: 'Instagram', url: 'https://instagram.example/tumari' },
    { name: 'tumari.example', url: 'https://tumari.example' },
  ],
  copyrightSince: 2023,
} as const
