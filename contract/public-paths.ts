/**
 * The paths of the API calls that public pages make. They are apart from the table of calls, so that these pages do not
 * load its schemas.
 */
export const exchangeRatesPath = '/api/exchange-rates'
export const pricesPath = '/api/prices'
export const quotePath = '/api/quote'
export const agentsPath = '/api/agents'
export const vacanciesPath = '/api/jobs'
export const inquiryPath = '/web/api/zoho/NewSubmitLead'
export const leadPath = '/web/api/zoho/submit-lead'
export const applicationsPath = '/api/applications'
export const careerFormPath = '/web/api/career/submit-career-form'
