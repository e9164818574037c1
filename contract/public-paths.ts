/**
 * The paths of the calls that public pages make, by name. They are apart from the table of calls, so that these pages do
 * not load its schemas.
 */
export const publicPaths = {
  'rates.read': '/api/exchange-rates',
  'quotes.read': '/api/quote',
  'agents.search': '/api/agents',
  'vacancies.find': '/api/jobs/:id',
  'inquiries.submit': '/web/api/zoho/NewSubmitLead',
  'leads.submit': '/web/api/zoho/submit-lead',
  'applications.submit': '/api/applications',
  'careerForms.submit': '/web/api/career/submit-career-form',
} as const
