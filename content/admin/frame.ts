import { brand } from '../brand/company.ts'

/** Text of the desk's frame, and of loading and error states. */
export const deskTexts = {
  name: 'Desk',
  title: (page: string) => `${page} | ${brand.name} desk`,
  description: `${brand.name} administration. For staff only.`,
  start: 'Start page',
  menu: 'Menu',
  navigation: 'Desk',
  signedIn: (time: string) => `Signed in ${time}`,
  account: 'Your account',
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  signOutAnyway: {
    title: 'Sign out without saving?',
    text: 'Something you entered in this tab has not been saved. Signing out will delete it from this computer.',
    confirm: 'Sign out and delete it',
    cancel: 'Stay signed in',
  },
  outsideRole: {
    title: 'Not part of your role',
    text: (role: string) => `Your role, ${role}, does not include this page.`,
    ask: (owners: string[]) => `If you need it for your work, ask an owner: ${owners.join(', ')}.`,
    link: 'Go to your start page',
  },
  noScript: 'The admin area needs JavaScript. Turn it on in your browser and reload the page.',
  loading: 'Loading...',
  error: (message: string) => `Error: ${message}`,
  noAnswer: 'The server did not respond.',
  unreadable: 'The server sent a response that cannot be read.',
  fileUnreadable: 'The file cannot be read on this computer. Choose it again, or choose a copy of it.',
  nothingLost: 'Nothing is lost. Try again in a moment.',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  expired: {
    title: 'Session expired. Please login again.',
    text: 'Your text will be kept in this browser until you sign in again.',
    button: 'Sign In',
  },
}

/** The dialog before something that erases, exports, or changes who has access. */
export const proofTexts = {
  title: 'Confirm that it is you',
  text: 'This erases or exports data, or changes who has access. Enter your password again. You will not be asked for it again for ten minutes.',
  password: 'Your password',
  button: 'Confirm',
}

/** `call` is what the page loads: it is shown to those who may. `count` is the name of a count of waiting items. */
export const deskMenu = [
  {
    text: 'Vacancies',
    href: '/list-jobfor-admin',
    call: 'vacancies.list',
    within: ['/Create-job-vacancy'],
    icon: 'job',
  },
  {
    text: 'Applications',
    href: '/applicationlist',
    call: 'applications.list',
    within: ['/ApplicantDetails/', '/admin/hiring-statistics'],
    icon: 'people',
    count: 'applications',
    counted: 'new',
  },
  {
    text: 'Leads',
    href: '/admin/leads',
    call: 'leads.list',
    within: ['/admin/lead-statistics', '/admin/opt-outs'],
    icon: 'inbox',
    count: 'leads',
    counted: 'waiting',
  },
  {
    text: 'Career forms',
    href: '/admin/career-forms',
    call: 'careerForms.list',
    icon: 'file',
    count: 'careerForms',
    counted: 'new',
  },
  { text: 'Hiring templates', href: '/admin/hiring-templates', call: 'applications.templates', icon: 'mail' },
  { text: 'Lead templates', href: '/admin/lead-templates', call: 'leads.templates', icon: 'mail' },
  {
    text: 'Publishing',
    href: '/admin/publishing',
    call: 'publications.list',
    icon: 'edit',
    count: 'publications',
    counted: 'waiting for your approval',
  },
  { text: 'Agents', href: '/admin/agents', call: 'deskAgents.list', icon: 'pin' },
  { text: 'Prices', href: '/admin/prices', call: 'deskPrices.list', icon: 'coins' },
  { text: 'Admins', href: '/admin/admins', call: 'admins.list', icon: 'key' },
  { text: 'Audit', href: '/admin/audit', call: 'audit.list', icon: 'list', count: 'news', counted: 'security alerts' },
  { text: 'Status', href: '/admin/status', call: 'status.read', icon: 'pulse' },
  { text: 'Developers', href: '/admin/developers', call: 'desk.info', icon: 'code' },
] as const
