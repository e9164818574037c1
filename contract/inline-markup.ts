/** `[text](/path)` is a link. */
export const linkMarkup = /\[([^[\]]+)\]\(([^()]+)\)/g

/** The words of a text, without its links and the signs of strong words. */
export const withoutMarkup = (written: string) => written.replaceAll(linkMarkup, '$1').replaceAll('**', '')
