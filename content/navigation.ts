import { brand } from './brand/company.ts'
import { claims } from './brand/claims.ts'
import { cities } from './cities.ts'
import { capitalized } from './number-word.ts'
import { registration } from './registration.ts'

/** The menus of header and footer. Every href is the canonical spelling of a page's path. */
export type MenuItem = { text: string; href: string; hint?: string }

const services: MenuItem[] = [
  { text: 'P2P Remittance', href: '/p2premittance', hint: 'Send to a wallet or a bank account' },
  { text: 'NGOs', href: '/ngo', hint: 'Pay staff and families in the field' },
  { text: 'Digital Payments for B2B', href: '/b2b', hint: 'Pay suppliers abroad' },
  { text: 'Customized App', href: '/customised', hint: 'Our service, your name' },
  { text: 'Global Payments', href: '/globalpayment', hint: 'Become an agent or a partner' },
]

const company: MenuItem[] = [
  { text: 'About Us', href: '/aboutus' },
  { text: 'Team', href: '/Teams' },
  { text: 'Careers', href: '/career' },
  { text: 'Compliance', href: '/Compliance' },
  { text: 'Partnership', href: '/partnership' },
  { text: 'Investor Relations', href: '/investor-relations' },
]

const cityItems: MenuItem[] = cities.map(({ name, path }) => ({ text: name, href: path }))

export const header = {
  skip: 'Skip to content',
  navigation: 'Main',
  menuButton: 'Menu',
  support: `${capitalized(claims.support)} Customer support`,
  findAgent: { text: 'Find an agent', href: '/find-agent' },
  services: { title: 'Services', overview: { text: 'All services', href: '/service' }, items: services },
  company: { title: 'Company', overview: { text: 'The company', href: '/company' }, items: company },
  serviceArea: {
    title: 'Our Service Area',
    overview: { text: 'All locations', href: '/servicearea' },
    items: cityItems,
  },
  more: [
    // Hidden when the bar has no room for it; the phone menu and the footer always show it.
    { text: 'Become an agent', href: '/agent', wideOnly: true },
    { text: 'News', href: '/blog', wideOnly: false },
  ],
}

export const footer = {
  columns: [
    {
      id: 'services',
      title: 'Services',
      items: [header.services.overview, ...services, { text: 'Products', href: '/products' }],
    },
    {
      id: 'company',
      title: 'Company',
      items: [
        header.company.overview,
        ...company.filter((item) => item.href !== '/career'),
        { text: 'Our Service Area', href: '/servicearea' },
      ],
    },
    {
      id: 'others',
      title: 'Others',
      items: [
        { text: 'News', href: '/blog' },
        { text: 'Careers', href: '/career' },
        { text: 'Find an agent', href: '/find-agent' },
        { text: 'Become an agent', href: '/agent' },
        { text: 'Help', href: '/help' },
        { text: 'Your rights', href: '/your-rights' },
        { text: 'Fraud', href: '/fraud' },
        { text: 'Licenses', href: '/licenses' },
        { text: 'Privacy policy', href: '/privacy-policy' },
        { text: 'Privacy notice', href: '/privacy-notice' },
        { text: 'Terms of use', href: '/term-of-use' },
        { text: 'E-Sign consent', href: '/e-sign-consent' },
        { text: 'IT policy', href: '/itpolicy' },
        { text: 'Accessibility', href: '/accessibility' },
      ],
    },
  ],
  contact: { title: 'Contact Details', tollFree: 'Toll-free', alternate: 'Alternate' },
  agentPortal: {
    title: 'Agent Portal',
    text: 'Already an agent? Sign in at the address in your welcome letter. If you lost it, call your agent manager.',
  },
  social: 'Follow us',
  authorization: `${brand.legalName} is authorized to transmit money in many US states. NMLS ID ${brand.nmlsId}.`,
  licenses: { text: 'See each license and its regulator', href: '/licenses' },
  registration: { statement: registration.statement, record: registration.record },
}

export const chatButton = { region: 'Chat', name: 'Chat with us on WhatsApp' }
