/** Hints that several forms show under the same field. */

export const emailHint = 'We will reply to this address.'

export const usPhoneHint = 'A US number: 10 digits, without +1.'

export const countryCodeHint = 'Outside the US, include the country code.'

/** Beside a field that only bots fill in; people see it when the styles of the page do not load. */
export const leaveEmpty = 'Leave this field empty.'

/** Under a field that also takes numbers of other countries. */
export const phoneHint = (fewestDigits: number) => `Digits only, ${fewestDigits} to 14. ${countryCodeHint}`
