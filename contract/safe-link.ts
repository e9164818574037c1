/** A page or a part of a page of this site, an address on the web, an email address, or a phone number. */
const safe = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i

/** Whether following a link cannot run anything, and leads where it says. */
export const isSafeLink = (href: string) => safe.test(href) && !/[\p{Cc}\s\\]/u.test(href)
