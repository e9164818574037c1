import { counted } from '../counted.ts'
import { recoveryMinutes } from '../../contract/recovery-minutes.ts'

/** The sign-in and registration pages. */
export const signInTexts = {
  title: 'Sign In',
  username: 'Username',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  code: 'One-time code or recovery code',
  stay: 'Stay signed in on this device',
  button: 'Sign In',
  busy: 'Signing in...',
  forgot: 'Forgot your password?',
  firstRun: { text: 'There is no admin yet.', link: 'Sign Up' },
  held: {
    title: 'Too many attempts',
    text: (minutes: number) =>
      `Wait ${counted(minutes, 'minute')}, then try again. The wait is the same whether or not the username exists.`,
  },
  expired: {
    title: 'Session expired. Please login again.',
    text: 'After you sign in, you will return to the page you were on. What you typed there is saved.',
  },
  noTokens: 'Server did not return expected tokens.',
  unexpected: 'Unexpected error occurred.',
  storageBlocked:
    'Your browser does not let this site store data, which is needed to sign in. Allow site data (cookies) for this site in your browser settings, then sign in again.',
  registered: 'The account was created. You can sign in now.',
  added: { text: 'The account was created. You are still signed in with your own.', link: 'Back to Admins' },
  recovered: 'Your password was changed, and you were signed out everywhere. You can sign in now.',
  rules: {
    label: 'Rules for admins',
    title: 'This area contains people’s personal records',
    items: [
      'You will see names, phone numbers, resumes, and consent records. Open only what you need for your work.',
      'Each application you open and each change you make is recorded with your name.',
      'You are signed out when you close the last tab, unless you choose to stay signed in; after 60 minutes of inactivity; and after 12 hours in any case.',
    ],
  },
}

export const signUpTexts = {
  title: 'Sign Up',
  intro: 'Give each person their own username; never share one.',
  username: 'Username',
  usernameHelp: '3 to 40 characters: letters a to z, digits, dots, dashes, and underscores.',
  password: 'Password',
  passwordHelp: (min: number) => `At least ${min} characters. A short sentence is easy to remember and hard to guess.`,
  setupCode: 'Setup code',
  setupCodeHelp:
    'Only the first account needs it. The operator of this site set it, or can find it in what the site printed when it started.',
  button: 'Sign Up',
  busy: 'Signing up...',
  signIn: { text: 'Already have an account?', link: 'Sign In' },
  unexpected: 'An unexpected error occurred.',
  closed: {
    title: 'Sign-up is closed',
    text: 'There is already an admin. Ask an owner to add you, or sign in.',
    link: 'Sign In',
  },
  rules: {
    label: 'Who may open this page',
    title: 'Who may open this page',
    items: [
      'At first, while there is no admin: anyone who runs this site.',
      'From then on: only an owner who is signed in. The first admin is an owner.',
      'Everyone added here gets the Hiring role; owners can change it on the Admins page.',
      'The new name and who added it are recorded in the audit log.',
    ],
  },
}

/** The page that the link of an invitation opens. */
export const invitationTexts = {
  title: 'Accept your invitation',
  offer: (by: string, role: string, includes: string) =>
    `${by} has invited you to the admin area. Your role will be ${role}: ${includes} Choose your username and password.`,
  until: (date: string) => `The link works once, until ${date}.`,
  button: 'Create account',
  busy: 'Creating...',
  invalid: 'This invitation cannot be used',
  rules: signInTexts.rules,
}

/** The page for those who forgot their password. */
export const forgotTexts = {
  title: 'Forgot your password?',
  byEmail: {
    text: 'If you confirmed an email address on your account page, we will send a link to it.',
    username: 'Username',
    button: 'Send the link',
    busy: 'Sending...',
    sent: {
      title: 'Check your email',
      text: `If there is an account with this username and a confirmed address, the link will arrive within a few minutes. It works once, for ${recoveryMinutes} minutes.`,
    },
  },
  otherwise: {
    withEmail: 'No confirmed address, or no access to it?',
    withoutEmail: 'How to get a new password',
    items: [
      'Ask an owner: they can create a recovery link for you on the Admins page.',
      'If there is no owner to ask, whoever runs the server can create one with: npm run admin -- reset, followed by your username.',
    ],
  },
  back: 'Back to sign-in',
  rules: {
    label: 'What a recovery link does',
    title: 'What a recovery link does',
    items: [
      `It works once, for ${recoveryMinutes} minutes, and lets you choose a new password.`,
      'You will then be signed out on every device.',
      'If you have a second factor, you still need it. An owner can remove one that was lost.',
      'Its use is recorded, and the owners are notified.',
    ],
  },
}

/** The page that a recovery link opens. */
export const recoverTexts = {
  title: 'Choose a new password',
  text: (username: string) => `For ${username}. You will then be signed out on every device.`,
  until: (date: string) => `The link works once, until ${date}.`,
  password: 'New password',
  button: 'Change password',
  busy: 'Changing...',
  invalid: 'This link cannot be used',
  again: 'How to get another one',
  rules: forgotTexts.rules,
}

/** The page that the link to confirm an email address opens. */
export const confirmEmailTexts = {
  title: 'Confirm your email address',
  text: 'Confirm that this address is yours. A link to recover your account can then be sent to it.',
  button: 'Confirm address',
  done: {
    title: 'The address is confirmed',
    text: (email: string, username: string) => `Links to recover the account ${username} can now be sent to ${email}.`,
    link: 'Go to your account',
  },
  invalid: 'This link cannot be used',
  rules: forgotTexts.rules,
}
