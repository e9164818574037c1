import { invitationDays } from '../../contract/invitation-days.ts'
import { recoveryMinutes } from '../../contract/recovery-minutes.ts'

/** The pages for managing admins and one's own account. */
export const adminsTexts = {
  title: 'Admins',
  summary: (count: number) =>
    count === 1
      ? 'Only you have access.'
      : `${count} people have access, each within their role. Remove those who have left.`,
  add: 'Add admin',
  you: 'You',
  added: (date: string) => `Added ${date}`,
  lastSignIn: (date: string) => `Last signed in ${date}`,
  neverSignedIn: 'Never signed in',
  changeRole: 'Change role',
  reset: 'Set a new password',
  recover: 'Recovery link',
  remove: 'Remove',
  addDialog: {
    title: 'Add an admin',
    text: 'Give each person their own username; never share one.',
    username: 'Username',
    role: 'Role',
    password: 'First password',
    help: (min: number) =>
      `At least ${min} characters. Give it to them in person or by phone, and ask them to change it.`,
    button: 'Add admin',
    done: (name: string) => `${name} was added and can sign in now.`,
  },
  roleDialog: {
    title: (name: string) => `Role of ${name}`,
    label: 'Role',
    loses: (name: string) => `${name} will no longer be able to:`,
    gains: 'It takes effect on their next click; they stay signed in.',
    own: 'You will lose these rights yourself, and only another owner can give them back.',
    button: 'Change role',
    lossButton: 'Change role and remove these rights',
    done: (name: string, role: string) => `${name} now has the role ${role}.`,
  },
  resetDialog: {
    title: (name: string) => `New password for ${name}`,
    text: 'They will be signed out everywhere. Give them the password in person or by phone, and ask them to change it.',
    label: 'New password',
    help: (min: number) => `At least ${min} characters.`,
    button: 'Set password',
    done: (name: string) => `${name} has a new password and was signed out everywhere.`,
  },
  recoverDialog: {
    title: (name: string) => `Recovery link for ${name}`,
    points: [
      `The link works once, for ${recoveryMinutes} minutes. They use it to choose a new password themselves.`,
      'It will be sent to their confirmed email address, if they have one and email is set up. Otherwise, give it to them yourself.',
      'When they use it, they will be signed out everywhere.',
    ],
    kept: 'Kept: their role, and their second factor, if they have one.',
    button: 'Create the link',
    made: {
      sent: (name: string) => `The link was sent to the confirmed address of ${name}.`,
      failed: (name: string) => `The email to ${name} could not be sent. Copy the link and give it to them.`,
      none: (name: string) => `The link for ${name} is ready. Copy it and give it to them in person or by phone.`,
    },
  },
  removeDialog: {
    title: (name: string) => `Remove ${name}?`,
    points: ['They will be signed out right away and cannot sign in again.', 'You can add them again at any time.'],
    kept: 'Kept: the audit log of what they did.',
    button: 'Remove admin',
    done: (name: string) => `${name} was removed and signed out.`,
  },
}

/** A link that was just made, for an invitation or for recovery. */
export const linkTexts = {
  link: 'Link',
  help: 'This is the only time it is shown. Give it only to this person.',
  copy: 'Copy link',
  copied: 'The link was copied.',
  notCopied: 'Your browser does not let this page copy. Select the link and copy it.',
  close: 'Done',
}

export const invitationsTexts = {
  title: 'Invitations',
  invite: 'Invite a person',
  by: (name: string, date: string) => `Invited by ${name}, ${date}.`,
  until: (date: string) => `Works until ${date}`,
  expired: 'Expired',
  withdraw: 'Withdraw',
  withdrawn: (recipient: string) => `The invitation for ${recipient} was withdrawn. Its link no longer works.`,
  dialog: {
    title: 'Invite a person',
    recipient: 'Name or email address',
    recipientHelp:
      'If you enter an email address and email is set up, the link is sent there. Otherwise, give it to them yourself.',
    role: 'Role',
    text: `The link works once, within ${invitationDays} days. The person chooses a username and a password.`,
    button: 'Create the link',
    made: {
      sent: (recipient: string) => `The link was sent to ${recipient}.`,
      failed: (recipient: string) => `The email to ${recipient} could not be sent. Copy the link and give it to them.`,
      none: (recipient: string) => `The invitation for ${recipient} is ready. Copy the link and give it to them.`,
    },
  },
}

export const accountTexts = {
  title: 'Your account',
  email: {
    title: 'Email address for recovery',
    text: 'If you forget your password, a link to choose a new one can be sent to this address.',
    none: 'Email is not set up on this site. If you forget your password, ask an owner for a recovery link.',
    label: 'Email address',
    confirmed: (email: string) => `Confirmed: ${email}`,
    pending: (email: string) => `Waiting for confirmation: ${email}. Open the link that was sent there.`,
    add: 'Send confirmation link',
    change: 'Change address',
    remove: 'Remove address',
    removed: 'The address was removed.',
    sent: (email: string) =>
      `A link was sent to ${email}. Open it within ${recoveryMinutes} minutes to confirm the address.`,
    failed: (email: string) => `The email to ${email} could not be sent. Check the address and try again.`,
  },
  sessions: {
    title: 'Where you are signed in',
    text: 'End any session you do not recognize, then change your password.',
    current: 'This device',
    since: (date: string) => `Signed in ${date}`,
    used: (date: string) => `last used ${date}`,
    end: 'End session',
    endLabel: (device: string) => `End session: ${device}`,
    ended: 'The session was ended. Anyone who was using it is signed out.',
    endOthers: 'End all other sessions',
    othersEnded: 'All other sessions were ended. You are signed in on this device only.',
  },
  password: {
    title: 'Change your password',
    text: 'All other devices will be signed out.',
    current: 'Current password',
    next: 'New password',
    help: (min: number) => `At least ${min} characters. A short sentence is easy to remember and hard to guess.`,
    button: 'Change password',
    done: 'Your password was changed. Other devices are signed out.',
  },
}
