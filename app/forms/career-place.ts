/** Where the short form is shown. Each place has its own rule for phone numbers. */
export type CareerPlace = 'company' | 'popup'
