/** Where the short form stands; each place has its own rule for phones. */
export type CareerPlace = 'company' | 'popup'

export const careerEndpoint = '/web/api/career/submit-career-form'
