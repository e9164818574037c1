/**
 * As of November 16, 2026. Calling codes, currencies, and borders were compared with world-countries 5.1, and lengths of
 * IBANs with ibantools 4. The other facts are general knowledge: `sources` names where they can be looked up, and a
 * company confirms them before it publishes the page.
 */
import type { CountryFacts } from '../country-facts.ts'

export const asia: CountryFacts[] = [
  {
    iso2: 'kh',
    slug: 'cambodia',
    name: 'Cambodia',
    currencies: ['KHR', 'USD'],
    callingCode: '+855',
    clocks: [{ place: 'Phnom Penh', zone: 'Asia/Phnom_Penh' }],
    languages: ['Khmer'],
    wallets: ['Wing', 'Bakong', 'TrueMoney'],
    banks: ['ACLEDA', 'ABA', 'Canadia Bank'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['my', 'ph', 'hk'],
    lede: 'Cambodia uses two kinds of money at once: riel for small things, US dollars for big ones.',
    arrival: [
      'Wing shops are in markets all over the country. Bakong, from the central bank, links wallets and banks by QR code.',
      'ACLEDA grew from a small loan fund and has a branch in every province.',
    ],
    wallet: 'The Wing number or the phone number, and whether riel or dollars should arrive.',
    bank: 'The account number and its currency. ABA and ACLEDA give each currency a number of its own.',
    id: 'The Khmer identity card or a passport.',
    hours: 'Khmer New Year in mid-April empties Phnom Penh for days.',
    questions: [
      {
        question: 'Will torn dollar notes be refused?',
        answer: ['Often, yes. Shops and even banks turn away bills with tears or stains. An account avoids that.'],
      },
      {
        question: 'Which should I send, riel or dollars?',
        answer: [
          'Ask what they need to pay for. Loans, rent, and school are often in dollars. Taxes and market food are in riel.',
        ],
      },
      {
        question: 'How many riel make a dollar?',
        answer: ['About four thousand, and that has changed little in many years. The quote shows the exact rate.'],
      },
    ],
    sources: ['National Bank of Cambodia: Bakong, October 2020', 'ACLEDA Bank', 'Wing Bank'],
  },
  {
    iso2: 'cn',
    slug: 'china',
    name: 'China',
    currencies: ['CNY'],
    callingCode: '+86',
    clocks: [{ place: 'Beijing', zone: 'Asia/Shanghai' }],
    languages: ['Mandarin Chinese'],
    wallets: ['Alipay', 'WeChat Pay'],
    banks: ['ICBC', 'China Construction Bank', 'Agricultural Bank of China', 'Bank of China'],
    weekend: 'Saturday and Sunday',
    nearby: ['hk', 'np', 'in', 'pk'],
    lede: 'In China, two apps, Alipay and WeChat Pay, have replaced cash for most people.',
    arrival: [
      'A transfer goes to a card or to an app, in yuan. The card is often from one of four big state banks.',
      'Rules let each person in China change foreign money worth up to 50,000 dollars a year.',
    ],
    wallet: 'The 11-digit phone number that the app is tied to, and the name in pinyin.',
    bank: 'The card number (it starts with 62), the bank, and the name in Chinese characters if you have it.',
    id: 'The resident identity card, which has 18 digits, or a passport for people from abroad.',
    hours: 'All of China keeps Beijing time, even in the far west.',
    questions: [
      {
        question: 'Why does the app ask my parents to confirm?',
        answer: [
          'They have to agree once to receive money from abroad, and give a reason such as family support. Then it is faster.',
        ],
      },
      {
        question: 'Can I send more than their yearly limit?',
        answer: [
          'Not to the same person. Once the 50,000 dollars are used up, the bank asks for documents, or the money waits for January.',
        ],
      },
      {
        question: 'Is renminbi different from yuan?',
        answer: ['Renminbi is the name of the money. The yuan is its unit, as the pound is the unit of sterling.'],
      },
    ],
    sources: ['SAFE: Measures for the Administration of Individual Foreign Exchange', 'UnionPay: card numbers'],
  },
  {
    iso2: 'hk',
    slug: 'hong-kong',
    name: 'Hong Kong',
    currencies: ['HKD'],
    callingCode: '+852',
    clocks: [{ place: 'Hong Kong', zone: 'Asia/Hong_Kong' }],
    languages: ['Cantonese', 'English'],
    wallets: ['AlipayHK', 'PayMe', 'Octopus'],
    banks: ['HSBC', 'Hang Seng Bank', 'Bank of China (Hong Kong)', 'Standard Chartered'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['cn', 'ph', 'my'],
    lede: 'Hong Kong has its own dollar, its own banks, and its own rules, separate from mainland China.',
    arrival: [
      'Accounts are the rule here. The Faster Payment System moves Hong Kong dollars between banks in seconds.',
      'Three banks print the notes: HSBC, Standard Chartered, and Bank of China.',
    ],
    bank: 'The three-digit bank code, such as 004 for HSBC, the branch code, and the account number.',
    id: 'The HKID card or a passport.',
    hours: 'Bank counters open on Saturday mornings as well.',
    questions: [
      {
        question: 'Does the exchange rate move much?',
        answer: [
          'Very little. Since 2005, the Hong Kong dollar has been held between 7.75 and 7.85 for one US dollar.',
        ],
      },
      {
        question: 'My friend works there as a domestic helper on a visa. Can she receive money?',
        answer: ['Yes, into an account in her name. Many banks open one with her passport and work contract.'],
      },
      {
        question: 'Can I use an account in Shenzhen instead?',
        answer: ['That is China, in yuan, with different limits. Pick the country where the account is held.'],
      },
    ],
    sources: ['HKMA: Linked Exchange Rate System', 'HKMA: Faster Payment System', 'HKICL: bank codes'],
  },
  {
    iso2: 'in',
    slug: 'india',
    name: 'India',
    currencies: ['INR'],
    callingCode: '+91',
    clocks: [{ place: 'New Delhi', zone: 'Asia/Kolkata' }],
    languages: ['Hindi', 'English', 'Bengali', 'Telugu', 'Tamil', 'Marathi', 'Gujarati'],
    wallets: [],
    banks: ['State Bank of India', 'HDFC Bank', 'ICICI Bank', 'Axis Bank', 'Punjab National Bank'],
    weekend: 'Sunday, and the second and fourth Saturday',
    nearby: ['np', 'pk', 'cn'],
    lede: 'No country receives more money from abroad than India. Nearly all of it goes to bank accounts.',
    arrival: [
      'Inside India, IMPS and UPI carry rupees between banks at all hours, even on holidays.',
      'State Bank of India alone has more than 22,000 branches.',
    ],
    bank: 'The account number and the IFSC code: four letters, a zero, and six more characters.',
    id: 'An Aadhaar card, PAN card, voter card, or passport.',
    hours:
      'India is half an hour off most clocks: when it is noon in London, it is 5:30 p.m. in Delhi, or 4:30 p.m. in summer.',
    questions: [
      {
        question: 'Can I send to a UPI ID?',
        answer: [
          'Give us the account and IFSC. A UPI ID is made for payments inside India, and not all of them accept anything else.',
        ],
      },
      {
        question: 'Savings account, NRE, or NRO?',
        answer: [
          'A parent’s savings account is fine for family support. NRE and NRO accounts are for Indians who live abroad.',
        ],
      },
      {
        question: 'Is a gift to my parents taxed in India?',
        answer: ['Money from close relatives is not taxed there, whatever the amount. Gifts from others have a limit.'],
      },
    ],
    sources: ['World Bank: remittance inflows', 'RBI: IFSC, IMPS', 'Income-tax Act, gifts from relatives', 'SBI'],
  },
  {
    iso2: 'my',
    slug: 'malaysia',
    name: 'Malaysia',
    currencies: ['MYR'],
    callingCode: '+60',
    clocks: [{ place: 'Kuala Lumpur', zone: 'Asia/Kuala_Lumpur' }],
    languages: ['Malay', 'English', 'Chinese', 'Tamil'],
    wallets: ['Touch ’n Go eWallet', 'GrabPay', 'Boost'],
    banks: ['Maybank', 'CIMB', 'Public Bank', 'RHB'],
    weekend: 'Saturday and Sunday, or Friday and Saturday in Kedah, Kelantan, and Terengganu',
    nearby: ['ph', 'kh', 'hk'],
    lede: 'Malaysia’s banks and wallets share one network, DuitNow, so ringgit move between them with ease.',
    arrival: [
      'Touch ’n Go began with road tolls. Its eWallet is now on most phones in the Klang Valley.',
      'Maybank is the largest of the banks, and its yellow signs are found in every state.',
    ],
    wallet: 'The mobile number of a wallet that has been verified with an ID.',
    bank: 'The account number and the bank. Malaysian accounts have 10 to 16 digits and no branch code.',
    id: 'The MyKad with its 12 digits, or a passport with a work or student pass.',
    hours: 'During Ramadan, government counters close half an hour early.',
    questions: [
      {
        question: 'Which name do I write for someone named “Ali bin Hassan”?',
        answer: ['All of it. “Bin” and “binti” mean son of and daughter of, and are part of the name on the card.'],
      },
      {
        question: 'Is the weekend the same everywhere?',
        answer: [
          'No. Three states on the coast in the north and east take Friday and Saturday off. Johor went back to Saturday and Sunday in 2025.',
        ],
      },
      {
        question: 'Can a student’s wallet take school fees?',
        answer: [
          'Wallets have a cap on what they hold. For a term’s fees, the school’s or the student’s bank account is better.',
        ],
      },
    ],
    sources: ['PayNet: DuitNow', 'JPN: MyKad', 'Johor state government: weekend from January 1, 2025'],
  },
  {
    iso2: 'np',
    slug: 'nepal',
    name: 'Nepal',
    currencies: ['NPR'],
    callingCode: '+977',
    clocks: [{ place: 'Kathmandu', zone: 'Asia/Kathmandu' }],
    languages: ['Nepali', 'Maithili', 'Bhojpuri', 'Tharu'],
    wallets: ['eSewa', 'Khalti', 'IME Pay'],
    banks: ['Nabil Bank', 'Global IME Bank', 'NIC Asia', 'Rastriya Banijya Bank'],
    weekend: 'Saturday',
    nearby: ['in', 'cn'],
    lede: 'Money from people who work abroad equals about a quarter of Nepal’s economy.',
    arrival: [
      'eSewa was the first wallet in Nepal, in 2009. Khalti and IME Pay merged in 2025.',
      'Banks have spread to the hills: the law calls for a branch in nearly every local area.',
    ],
    wallet: 'Ten digits that start with 98 or 97. The wallet must have passed KYC.',
    bank: 'The account number, the bank, and the branch, spelled as in the checkbook.',
    id: 'The citizenship certificate, called nagarikta, the national ID card, or a passport.',
    hours: 'Nepal is 5 hours and 45 minutes ahead of Greenwich, the only country that uses that time.',
    questions: [
      {
        question: 'Should I send before Dashain?',
        answer: [
          'Yes, by a week or more. It is the biggest festival, banks close for days, and lines are long before it.',
        ],
      },
      {
        question: 'Does the Indian rupee help me guess the rate?',
        answer: ['It does. Nepal ties its rupee to India’s: 1.6 Nepali rupees make one Indian rupee.'],
      },
      {
        question: 'The date on a letter says 2083. Is that a mistake?',
        answer: ['No. Nepal counts years in Bikram Sambat, some 57 years ahead. The new year starts in April.'],
      },
    ],
    sources: ['Nepal Rastra Bank: peg and remittances', 'eSewa', 'Department of National ID and Civil Registration'],
  },
  {
    iso2: 'pk',
    slug: 'pakistan',
    name: 'Pakistan',
    currencies: ['PKR'],
    callingCode: '+92',
    clocks: [{ place: 'Karachi', zone: 'Asia/Karachi' }],
    languages: ['Urdu', 'English', 'Punjabi', 'Pashto', 'Sindhi'],
    wallets: ['Easypaisa', 'JazzCash'],
    banks: ['HBL', 'UBL', 'MCB', 'Meezan Bank', 'National Bank of Pakistan'],
    weekend: 'Saturday and Sunday',
    nearby: ['in', 'cn'],
    lede: 'From Karachi to Gilgit, Easypaisa and JazzCash shops sit next to the grocery store.',
    arrival: [
      'Both wallets belong to banks now. Easypaisa even has a license as a digital bank.',
      'Raast, from the State Bank, lets any account send to any other right away.',
    ],
    wallet: 'Eleven digits that start with 03, and the CNIC that the wallet is registered to.',
    bank: 'The IBAN of 24 characters: PK, two digits, four letters for the bank, and 16 more.',
    id: 'The CNIC, a 13-digit card from NADRA. For Pakistanis abroad there is the NICOP.',
    hours: 'On Friday there is a long break for prayer, from about one to two thirty.',
    questions: [
      {
        question: 'Why should I avoid hundi or hawala?',
        answer: ['It is against the law in Pakistan and the US. You get no receipt, and no one helps you if it fails.'],
      },
      {
        question: 'My mother’s CNIC has expired. Can she be paid?',
        answer: ['Not at a counter. NADRA can renew it, and people over 60 get a card for life.'],
      },
      {
        question: 'Is Pakistan’s first day of Eid the same as Saudi Arabia’s?',
        answer: ['Often it is a day later. The moon committee decides the evening before, so send a few days ahead.'],
      },
    ],
    sources: ['State Bank of Pakistan: IBAN, Raast, digital banks', 'NADRA', 'Foreign Exchange Regulation Act, 1947'],
  },
  {
    iso2: 'ph',
    slug: 'philippines',
    name: 'the Philippines',
    currencies: ['PHP'],
    callingCode: '+63',
    clocks: [{ place: 'Manila', zone: 'Asia/Manila' }],
    languages: ['Filipino', 'English', 'Cebuano', 'Ilocano'],
    wallets: ['GCash', 'Maya', 'GrabPay'],
    banks: ['BDO', 'BPI', 'Metrobank', 'LANDBANK'],
    weekend: 'Saturday and Sunday',
    nearby: ['hk', 'my'],
    lede: 'About one in ten Filipinos lives or works abroad, and padala is part of life on all 7,641 islands.',
    arrival: [
      'GCash and Maya are in most pockets. InstaPay links them to the banks, up to 50,000 pesos at a time.',
      'Pawnshops such as Cebuana and M Lhuillier hand out cash in towns too small for a bank.',
    ],
    wallet: 'Eleven digits that start with 09, on a wallet that is fully verified.',
    bank: 'The account number and the bank. Write the name with the mother’s maiden name as the middle name, if it is there.',
    id: 'The PhilID or ePhilID, a passport, a driver’s license, or a UMID card.',
    hours: 'Christmas starts in September there, by the songs at least, and ends in January.',
    questions: [
      {
        question: 'My sister’s GCash refuses the money. Why?',
        answer: [
          'Her wallet may have reached its limit for the month. A verified GCash wallet holds 100,000 pesos, and more if a bank is linked.',
        ],
      },
      {
        question: 'Which day should I pick around Holy Week?',
        answer: ['Send by Wednesday. On Thursday and Friday nearly everything closes, from malls to banks.'],
      },
      {
        question: 'Can she show a barangay certificate?',
        answer: ['Some counters take it and many do not. A national ID is free to get, and everyone must accept it.'],
      },
    ],
    sources: [
      'BSP: InstaPay',
      'PSA: Philippine Identification System, RA 11055',
      'NAMRIA: number of islands',
      'GCash: limits',
    ],
  },
]
