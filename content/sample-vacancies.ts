import { brand } from './brand/company.ts'
import { claims } from './brand/claims.ts'

/** Invented sample vacancies; the first is also the template for a new vacancy. */

const companyOverview = `${brand.legalName} is a licensed money transmitter. Since ${claims.incorporated} we have handled ${claims.transactions} transfers for families in ${claims.states}. Our agents and our app pay out to wallets, banks, and cash pickup counters abroad.`

const otherLanguages = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
  claims.supportLanguages.filter((language) => language !== 'English'),
)

/** The samples state none of what is optional. */
const terms = {
  closesOn: null,
  payFrom: null,
  payTo: null,
  payPer: null,
  employmentType: null,
  workplace: null,
  skippedSections: [],
  residenceArea: '',
}

const offer = {
  benefits: [
    'Medical, dental, and vision insurance from the first month',
    'Paid vacation, ten public holidays, and one floating holiday for your own community',
    'Retirement plan with a company match',
    `A transit pass or a parking space in ${brand.address.city}`,
  ],
  professionalGrowth: [
    'A yearly budget for courses and exam fees',
    'A mentor from another team in your first year',
    'Time to study during working hours, as agreed with your manager',
  ],
  applicationRequirements: [
    'Resume and cover letter (PDF, Word, or plain text)',
    'Copies of certificates, if you have any',
    'Names of two people who have worked with you and whom we may contact',
  ],
}

export const complianceOfficer = {
  jobTitle: 'Compliance Officer',
  tagline: 'Keep every transfer lawful and every family’s money moving',
  companyOverview,
  positionSummary:
    'You run the daily work of our anti-money-laundering program. You review alerts, decide what must be reported, ' +
    'train agents, and keep our records ready for an examiner at any time.',
  keyResponsibilities: [
    'Review transaction alerts and write clear case notes',
    'Prepare suspicious activity reports and currency transaction reports on time',
    'Check customers and partners against OFAC and other sanctions lists',
    'Visit and train agents, and follow up on what you find',
    'Respond to state examiners and keep track of license deadlines',
  ],
  location: `${brand.address.city}, ${brand.address.state} (on site, with one day a week from home)`,
  languageRequirements: `Fluent English; ${otherLanguages} is a plus`,
  experience: 'Three years or more in BSA/AML work at a money services business or a bank',
  education: 'Bachelor’s degree or equivalent experience',
  certifications: 'CAMS or CFE, or willingness to earn one in your first year',
  technicalExpertise: [
    'Transaction monitoring and case management systems',
    'FinCEN e-filing',
    'Spreadsheets and basic database queries',
  ],
  coreCompetencies: [
    'You write so a stranger can understand the case',
    'You stay calm and fair when a customer is upset',
    'You can say no and explain why',
  ],
  ...offer,
  ...terms,
}

const agentManager = {
  jobTitle: 'Agent Relationship Manager',
  tagline: 'Be the person our agents call first',
  companyOverview,
  positionSummary:
    'You find shops that would make good agents, sign them up, train them, and help them grow. You spend most days ' +
    'on the road in the Twin Cities and St. Cloud.',
  keyResponsibilities: [
    'Visit shops, travel agencies, and community centers and explain what an agent does',
    'Guide new agents through documents, checks, and training',
    'Work alongside them on their first day',
    'Bring questions and complaints from agents to the right team',
  ],
  location: 'St. Paul, Minnesota (travel within the state)',
  languageRequirements: 'English, plus Somali, Oromo, Amharic, or Swahili',
  experience: 'Two years or more in sales, retail, or community work',
  education: 'High school diploma or higher',
  certifications: 'None required; driver’s license needed',
  technicalExpertise: [
    'Customer relationship software',
    'Smartphone apps for payments',
    'Simple reports in a spreadsheet',
  ],
  coreCompetencies: ['You keep your word', 'You listen before you sell', 'You are known and trusted in your community'],
  ...offer,
  ...terms,
}

const supportSpecialist = {
  jobTitle: 'Customer Support Specialist',
  tagline: 'Tell senders where their money is, in words they understand',
  companyOverview,
  positionSummary:
    'You answer calls, texts, and chats from senders, recipients, and agents, on rotating day and night shifts. You ' +
    'find the transfer, explain what happens next, and stay with it until it is resolved.',
  keyResponsibilities: [
    'Answer calls, texts, and chats in two languages',
    'Trace transfers with payout partners and report back',
    'Handle cancellations and refunds according to the rules',
    'Spot signs of fraud and report them right away',
  ],
  location: 'Columbus, Ohio, or from home in Ohio or Minnesota',
  languageRequirements: 'English, plus Somali, Amharic, Oromo, Swahili, or Arabic',
  experience: 'One year or more in a support or counter role',
  education: 'High school diploma or higher',
  certifications: 'None required',
  technicalExpertise: ['Ticketing and phone systems', 'Typing while you listen', 'Basic knowledge of mobile wallets'],
  coreCompetencies: ['You are patient', 'You explain without jargon', 'You protect people’s private details'],
  ...offer,
  ...terms,
}

export const sampleVacancies = [complianceOfficer, agentManager, supportSpecialist]
