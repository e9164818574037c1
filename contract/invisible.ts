/**
 * Without characters that nobody sees and that change what is seen: those that turn the direction of writing (“exe.pdf”
 * for “fdp.exe”), marks without width, tags. The two joiners stay: some languages and most emoji need them.
 */
export const withoutInvisible = (text: string) =>
  text.replaceAll(
    /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]/gu,
    '',
  )
