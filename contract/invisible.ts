/**
 * Removes invisible characters that can mislead: text direction overrides (“exe.pdf” for “fdp.exe”), zero-width marks,
 * tags. The two joiners stay, because some languages and most emoji need them.
 */
export const withoutInvisible = (text: string) =>
  text.replaceAll(
    /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]/gu,
    '',
  )
