/**
 * As of November 16, 2026. Calling codes, currencies, and borders were compared with world-countries 5.1, and lengths of
 * IBANs with ibantools 4. The other facts are general knowledge: `sources` names where they can be looked up, and a
 * company confirms them before it publishes the page.
 */
import type { CountryFacts } from '../country-facts.ts'

export const gulf: CountryFacts[] = [
  {
    iso2: 'bh',
    slug: 'bahrain',
    name: 'Bahrain',
    currencies: ['BHD'],
    callingCode: '+973',
    clocks: [{ place: 'Manama', zone: 'Asia/Bahrain' }],
    languages: ['Arabic', 'English'],
    wallets: ['BenefitPay'],
    banks: ['National Bank of Bahrain', 'BBK', 'Bahrain Islamic Bank'],
    weekend: 'Friday and Saturday',
    nearby: ['ae'],
    lede: 'A Bahraini dinar is worth more than two and a half US dollars, so expect a small number.',
    arrival: [
      'BenefitPay is one app for all banks on the island. It sends dinars by phone number or IBAN.',
      'About half of the people in Bahrain come from other countries, and most get their pay in an account.',
    ],
    wallet: 'The eight-digit Bahraini mobile number that BenefitPay is set up on.',
    bank: 'An IBAN of 22 characters: BH, two digits, four letters, and 14 more.',
    id: 'The CPR, the smart ID card that all residents have.',
    hours: 'Banks work from Sunday to Thursday.',
    questions: [
      {
        id: 'why-are-there-three-digits-after-the-point',
        question: 'Why are there three digits after the decimal point?',
        answer: ['A dinar has 1,000 fils. So 37.600 means 37 dinars and 600 fils, not 37 thousand.'],
      },
      {
        id: 'does-the-rate-change-from-day-to-day',
        question: 'Does the rate change from day to day?',
        answer: ['Hardly. Since 2001, the dinar has been fixed at 0.376 to the US dollar.'],
      },
      {
        id: 'my-friend-there-is-paid-through-a-wage-card-is-that-an-account',
        question: 'My friend there is paid through a wage card. Is that an account?',
        answer: ['Not always. Some wage cards cannot take transfers. She can ask her employer for the IBAN.'],
      },
    ],
    sources: ['Central Bank of Bahrain: exchange rate', 'Benefit: BenefitPay', 'iGA: CPR'],
  },
  {
    iso2: 'ae',
    slug: 'united-arab-emirates',
    name: 'the United Arab Emirates',
    currencies: ['AED'],
    callingCode: '+971',
    clocks: [{ place: 'Dubai', zone: 'Asia/Dubai' }],
    languages: ['Arabic', 'English', 'Hindi', 'Urdu'],
    wallets: ['e& money'],
    banks: ['First Abu Dhabi Bank', 'Emirates NBD', 'ADCB', 'Mashreq'],
    weekend: 'Saturday and Sunday, with Friday a half day',
    nearby: ['bh'],
    lede: 'Most people in Dubai and Abu Dhabi come from abroad. A transfer to a trader or a brother there is common.',
    arrival: [
      'Wages run through the government’s WPS, so workers have an account or a card. Aani, an app, moves dirhams by phone number.',
      'e& money is the wallet of the telecom group once known as Etisalat.',
    ],
    wallet: 'The UAE number, 05 and eight more digits, registered with an Emirates ID.',
    bank: 'The IBAN, 23 characters that start with AE. Banks there ask for it on every transfer.',
    id: 'The Emirates ID. Everyone who lives there must have one.',
    hours: 'Since 2022, the workweek has ended at noon on Friday. Sharjah takes all of Friday off.',
    questions: [
      {
        id: 'is-the-dirham-tied-to-the-dollar',
        question: 'Is the dirham tied to the dollar?',
        answer: ['Yes, at 3.6725 since 1997. The rate you get differs a little, since each company adds its margin.'],
      },
      {
        id: 'can-i-pay-a-supplier-in-deira-this-way',
        question: 'Can I pay a supplier in Deira this way?',
        answer: ['This page is about sending to people. Invoices need [another service](/b2b), with other documents.'],
      },
      {
        id: 'is-a-passport-enough-to-receive-money',
        question: 'Is a passport enough to receive money?',
        answer: ['For residents, no. Banks and wallets go by the Emirates ID. A visitor should ask before you send.'],
      },
    ],
    sources: [
      'Central Bank of the UAE: exchange rate, IBAN, Aani',
      'MOHRE: Wages Protection System',
      'ICP: Emirates ID',
    ],
  },
]
