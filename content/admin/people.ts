/** The pages for managing admins and one's own account. */
export const adminsTexts = {
  title: 'Admins',
  summary: (count: number) =>
    `${count} ${count === 1 ? 'person' : 'people'} can read every application and lead. Remove those who have left.`,
  add: 'Add administrator',
  you: 'You',
  added: (date: string) => `Added ${date}`,
  lastSeen: (date: string) => `Last seen ${date}`,
  neverSeen: 'Never signed in',
  reset: 'Set a new password',
  remove: 'Remove',
  addDialog: {
    title: 'Add an administrator',
    text: 'They can read every application and lead. Give each person their own name; never share one.',
    username: 'Username',
    password: 'First password',
    help: 'At least 6 characters. Give it to them in person or by phone, and ask them to change it.',
    button: 'Add administrator',
    done: (name: string) => `${name} was added and can sign in now.`,
  },
  resetDialog: {
    title: (name: string) => `New password for ${name}`,
    text: 'They are signed out everywhere. Give them the password in person or by phone, and ask them to change it.',
    label: 'New password',
    help: 'At least 6 characters.',
    button: 'Set password',
    done: (name: string) => `${name} has a new password and was signed out everywhere.`,
  },
  removeDialog: {
    title: (name: string) => `Remove ${name}?`,
    points: ['They are signed out right away and cannot sign in again.', 'You can add them again at any time.'],
    kept: 'Kept: the audit log of what they did.',
    button: 'Remove administrator',
    done: (name: string) => `${name} was removed and signed out.`,
  },
}

export const accountTexts = {
  title: 'Your account',
  sessions: {
    title: 'Where you are signed in',
    text: 'End any session you do not recognize, then change your password.',
    current: 'This device',
    since: (date: string) => `Signed in ${date}`,
    used: (date: string) => `last used ${date}`,
    end: 'End session',
    endLabel: (device: string) => `End session: ${device}`,
    ended: 'The session was ended. Anyone who was using it is signed out.',
  },
  password: {
    title: 'Change your password',
    text: 'Every other device is signed out.',
    current: 'Current password',
    next: 'New password',
    help: 'At least 6 characters. A short sentence is easy to remember and hard to guess.',
    button: 'Change password',
    done: 'Your password was changed. Other devices are signed out.',
  },
}
