import { brand } from '../brand/company.ts'

/** Texts of the desk's frame, and of loading and error states. */
export const deskTexts = {
  name: 'Desk',
  title: (page: string) => `${page} | ${brand.name} desk`,
  description: `Administration of ${brand.name}. For staff only.`,
  menu: 'Menu',
  navigation: 'Desk',
  signedIn: (time: string) => `Signed in ${time}`,
  account: 'Your account',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  signOutAnyway: {
    title: 'Sign out without saving?',
    text: 'Something you entered in this tab is not saved. Signing out deletes it from this computer.',
    confirm: 'Sign out and delete it',
    cancel: 'Stay signed in',
  },
  noScript: 'The admin area needs JavaScript. Turn it on in your browser and reload the page.',
  loading: 'Loading...',
  error: (message: string) => `Error: ${message}`,
  noAnswer: 'the server did not respond',
  unreadable: 'the server sent a response that cannot be read',
  nothingLost: 'Nothing is lost. Try again in a moment.',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  expired: {
    title: 'Session expired. Please login again.',
    text: 'Your text is kept in this browser until you sign in again.',
    button: 'Sign In',
  },
}

/** `count` is the name of a count of waiting items. */
export const deskMenu = [
  { text: 'Vacancies', href: '/list-jobfor-admin', within: ['/Create-job-vacancy'], icon: 'job' },
  {
    text: 'Applications',
    href: '/applicationlist',
    within: ['/ApplicantDetails/'],
    icon: 'people',
    count: 'applications',
    counted: 'new',
  },
  { text: 'Leads', href: '/admin/leads', icon: 'inbox', count: 'leads', counted: 'failed' },
  { text: 'Career forms', href: '/admin/career-forms', icon: 'file', count: 'careerForms', counted: 'new' },
  { text: 'Agents', href: '/admin/agents', icon: 'pin' },
  { text: 'Prices', href: '/admin/prices', icon: 'coins' },
  { text: 'Admins', href: '/admin/admins', icon: 'key' },
  { text: 'Audit', href: '/admin/audit', icon: 'list' },
  { text: 'Status', href: '/admin/status', icon: 'pulse' },
  { text: 'Developers', href: '/admin/developers', icon: 'code' },
] as const
