/** The zeros of other digits that keyboards write: Arabic, Persian and Urdu, Devanagari, Bengali, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

/** “٣٫٥” and “۳” in the digits that the rest of the site reckons with; all other signs stay. */
export const latinDigits = (text: string) =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })
