import { recoveryCodeCount, type FactorKind, type StepMethod } from '../../contract/factors.ts'
import { brand } from '../brand/company.ts'
import { signInTexts } from './sign-in.ts'

/** In a sentence. */
export const factorWords: Record<StepMethod, string> = {
  passkey: 'a passkey',
  totp: 'an authenticator app',
  recovery: 'a recovery code',
}

export const factorNames: Record<FactorKind, string> = { passkey: 'Passkey', totp: 'Authenticator app' }

/** “2 passkeys, authenticator app” */
const counted: Record<FactorKind, (count: number) => string> = {
  passkey: (count) => (count === 1 ? 'passkey' : `${count} passkeys`),
  totp: (count) => (count === 1 ? 'authenticator app' : `${count} authenticator apps`),
}

export const factorSummary = (factors: Partial<Record<FactorKind, number>>): string => {
  const parts = (['passkey', 'totp'] as const).flatMap((kind) => {
    const count = factors[kind] ?? 0
    return count > 0 ? [counted[kind](count)] : []
  })
  return parts.length === 0 ? 'No second factor' : `Second factor: ${parts.join(', ')}`
}

/** What a browser says about passkeys, by the name of its error. */
export const passkeyFailures = {
  canceled: 'No passkey was used. Try again, or choose another way.',
  known: 'This device already has a passkey for your account.',
  unsupported: 'This browser cannot use passkeys here. Choose another way.',
}

/** Adding a factor, on the account page and on the page that asks for one. */
export const enrollTexts = {
  passkey: {
    title: 'Add a passkey',
    text: 'Your device or password manager keeps it and asks for your fingerprint, face, or PIN. It cannot be typed into a fake site, and it signs you in without a password.',
    name: 'Name',
    nameHelp: 'To help you recognize it in the list. For example, the name of the device.',
    button: 'Create passkey',
    unavailable: 'This browser cannot use passkeys here. Use an authenticator app instead.',
  },
  totp: {
    title: 'Add an authenticator app',
    text: 'An app on your phone, such as one from Google, Microsoft, or your password manager, shows a new code every 30 seconds.',
    scan: 'Scan this code with the app.',
    picture: 'QR code with the secret for your app',
    secret: 'Or enter this secret in the app',
    copy: 'Copy secret',
    copied: 'The secret was copied.',
    name: 'Name',
    code: 'Code from the app',
    codeHelp: 'Six digits.',
    button: 'Add app',
    defaultName: 'Phone',
  },
  codes: {
    title: 'Save your recovery codes',
    text: `If you lose your phone or passkey, each of these ${recoveryCodeCount} codes signs you in once, after your password. They are shown only now. Keep them where you keep other important papers, or in a password manager.`,
    label: 'Recovery codes',
    copy: 'Copy',
    copied: 'The codes were copied.',
    notCopied: 'Your browser does not let this page copy. Select the codes and copy them.',
    download: 'Download',
    print: 'Print',
    file: 'recovery-codes.txt',
    fileHead: (username: string) => `Recovery codes for ${username} at ${brand.name}. Each works once.`,
    done: 'I have saved them',
  },
}

/** The part of the account page. */
export const factorsTexts = {
  title: 'Second factor',
  none: 'Your password alone opens your account. Add a passkey or an authenticator app so a stolen password is not enough.',
  text: 'We ask for it after your password. Add another one in case you lose the first.',
  required: 'This site requires at least one.',
  added: (date: string) => `Added ${date}`,
  used: (date: string) => `last used ${date}`,
  unused: 'not used yet',
  addPasskey: 'Add passkey',
  addTotp: 'Add authenticator app',
  rename: 'Rename',
  renameDialog: {
    title: (name: string) => `Rename ${name}`,
    label: 'Name',
    button: 'Rename',
    done: (name: string) => `It is now called ${name}.`,
  },
  remove: 'Remove',
  removeDialog: {
    title: (name: string) => `Remove ${name}?`,
    points: ['It will no longer sign you in.', 'A passkey stays on its device until you delete it there.'],
    last: 'This is your last one: your password alone will then open your account, and your recovery codes will be deleted.',
    button: 'Remove',
    done: (name: string) => `${name} was removed.`,
  },
  addedNotice: (name: string) => `${name} was added.`,
  codes: {
    left: (count: number) => {
      if (count === 0) return 'No recovery codes are left.'
      return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`
    },
    make: 'Create new recovery codes',
    dialog: {
      title: 'Create new recovery codes?',
      text: 'The codes you have now will stop working.',
      button: 'Create new codes',
    },
  },
}

/** The second half of signing in. */
export const stepTexts = {
  title: 'Confirm that it is you',
  text: 'Your password is correct. One more step protects your account.',
  passkey: { button: 'Use your passkey', busy: 'Waiting for your passkey...' },
  totp: { label: 'Code from your authenticator app', help: 'Six digits.', button: 'Sign In' },
  recovery: { label: 'Recovery code', help: 'One that you have not used yet.', button: 'Sign In' },
  other: 'Try another way',
  choose: {
    passkey: 'Use a passkey',
    totp: 'Use a code from your authenticator app',
    recovery: 'Use a recovery code',
  } satisfies Record<StepMethod, string>,
  back: 'Back to password',
  lost: 'Lost all of them? Ask an owner to remove your second factors.',
}

export const passkeySignInTexts = { or: 'or', button: 'Use a passkey instead', busy: 'Waiting for your passkey...' }

/** The page for those who need a second factor before anything else. */
export const secondFactorTexts = {
  title: 'Set up a second factor',
  text: 'This site asks for more than a password: a passkey, or a code from an app on your phone. It takes about a minute.',
  choosePasskey: 'Set up a passkey',
  recommended: 'Recommended: nothing to type, and it cannot be given to a fake site.',
  chooseTotp: 'Set up an authenticator app',
  totpText: 'An app on your phone shows a code that you type.',
  back: 'Choose another way',
  doneText: 'From now on, you will be asked for it after your password. You can add more on your account page.',
  continue: 'Continue to the admin area',
  signOut: 'Sign out',
  rules: {
    label: signInTexts.rules.label,
    title: 'Why a second factor',
    items: [
      'A password can be guessed, seen, or typed into a fake site. With a second factor, the password alone is not enough.',
      'Rules for US money businesses call for it wherever customer information is kept.',
      'If you lose it, a recovery code or an owner can get you back in.',
    ],
  },
}

export const proofFactorTexts = {
  passkey: 'Use your passkey',
  passkeyBusy: 'Waiting for your passkey...',
  byCode: 'Use a code from your app',
  byPassword: 'Use your password',
  code: 'Code from your authenticator app',
}

/** An owner helps a colleague who lost everything. */
export const removeFactorsTexts = {
  button: 'Remove second factors',
  title: (name: string) => `Remove the second factors of ${name}?`,
  points: [
    'They will be signed out everywhere and will sign in with their password alone next time.',
    'Do this only if you are sure that they asked you: speak to them in person or by phone.',
  ],
  kept: 'Kept: their password and their role.',
  confirm: 'Remove second factors',
  done: (name: string) => `The second factors of ${name} were removed, and they were signed out.`,
}
