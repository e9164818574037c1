/** What went wrong; the message is for the person. */
export class ShownError extends Error {}
