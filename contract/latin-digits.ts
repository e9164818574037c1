/** The zeros of other digits on keyboards: Arabic, Persian and Urdu, Devanagari, Bengali, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

/** Converts other digits, such as “٣” and “۳”, to ASCII digits; all other characters stay. */
export const latinDigits = (text: string) =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })
