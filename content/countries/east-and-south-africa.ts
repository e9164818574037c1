/**
 * As of November 16, 2026. Calling codes, currencies, and borders were compared with world-countries 5.1, and lengths of
 * IBANs with ibantools 4. The other facts are general knowledge: `sources` names where they can be looked up, and a
 * company confirms them before it publishes the page.
 */
import type { CountryFacts } from '../country-facts.ts'

export const eastAndSouthAfrica: CountryFacts[] = [
  {
    iso2: 'eg',
    slug: 'egypt',
    name: 'Egypt',
    currencies: ['EGP'],
    callingCode: '+20',
    clocks: [{ place: 'Cairo', zone: 'Africa/Cairo' }],
    languages: ['Arabic'],
    wallets: ['Vodafone Cash', 'Orange Cash', 'e& Cash'],
    banks: ['National Bank of Egypt', 'Banque Misr', 'CIB', 'QNB'],
    weekend: 'Friday and Saturday',
    nearby: ['cy', 'gr', 'ae'],
    lede: 'Egypt gets more money from its people abroad than almost any country in the region.',
    arrival: [
      'Two big state banks, the National Bank of Egypt and Banque Misr, have branches in nearly every town.',
      'Wallets such as Vodafone Cash take small sums. InstaPay moves money between banks at any hour.',
    ],
    wallet: 'Eleven digits that start with 010, 011, 012, or 015.',
    bank: 'The IBAN. In Egypt it has 29 characters and starts with EG.',
    id: 'The national ID card with its 14-digit number. The name on it has four parts, so write all of them.',
    hours: 'Sunday is a workday. Friday and Saturday are not.',
    questions: [
      {
        question: 'Why do you ask for so many names?',
        answer: [
          'An Egyptian card shows the person’s name, then the father’s, the grandfather’s, and one more. A payout fails if one is left out.',
        ],
      },
      {
        question: 'My transfer fell on a Friday. Is that bad?',
        answer: ['Banks are closed that day. A wallet can still get money, and banks pay again starting Sunday.'],
      },
      {
        question: 'Does Egypt change its clocks?',
        answer: [
          'Yes, again since 2023. Daylight saving time runs from the last Friday in April to the last Thursday in October.',
        ],
      },
    ],
    sources: ['SWIFT IBAN registry', 'Law 24 of 2023 on summer time', 'Central Bank of Egypt: InstaPay'],
  },
  {
    iso2: 'et',
    slug: 'ethiopia',
    name: 'Ethiopia',
    currencies: ['ETB'],
    callingCode: '+251',
    clocks: [{ place: 'Addis Ababa', zone: 'Africa/Addis_Ababa' }],
    languages: ['Amharic', 'Oromo', 'Tigrinya', 'Somali', 'Afar'],
    wallets: ['telebirr', 'M-Pesa', 'CBE Birr'],
    banks: ['Commercial Bank of Ethiopia', 'Awash Bank', 'Dashen Bank', 'Bank of Abyssinia'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['ke', 'so', 'ss'],
    lede: 'Ethiopia has its own calendar, its own clock, and, since 2021, its own big wallet: telebirr.',
    arrival: [
      'The Commercial Bank of Ethiopia is the largest, with branches all over the country.',
      'On the phone, telebirr comes from Ethio telecom. Safaricom brought in M-Pesa in 2023.',
    ],
    wallet: 'Nine digits after +251: 9… is Ethio telecom and 7… is Safaricom.',
    bank: 'The bank and the account number. Ethiopian names have no family name: give the name, the father’s, and the grandfather’s.',
    id: 'The Fayda digital ID, a kebele card, a passport, or a driver’s license.',
    hours: 'People count hours from sunrise there. Two o’clock in Addis may mean eight in the morning.',
    questions: [
      {
        question: 'Why does the rate differ so much from a few years ago?',
        answer: [
          'On July 29, 2024, the birr was allowed to float. Banks now set their own rate each day.',
          'Street rates are not legal, and you may lose your money.',
        ],
      },
      {
        question: 'A date on their letter makes no sense. Why?',
        answer: ['Ethiopia’s year begins in September and has 13 months. It runs seven or eight years behind ours.'],
      },
      {
        question: 'Can I send to a wallet in Tigray or in Oromia?',
        answer: [
          'A wallet is not tied to a region. Whether cash is close by depends on the town, so let them check first.',
        ],
      },
    ],
    sources: [
      'National Bank of Ethiopia: Foreign Exchange Directive FXD/01/2024',
      'National ID Program: Fayda',
      'Ethio telecom: telebirr, May 2021; Safaricom Ethiopia: M-Pesa, August 2023',
    ],
  },
  {
    iso2: 'ke',
    slug: 'kenya',
    name: 'Kenya',
    currencies: ['KES'],
    callingCode: '+254',
    clocks: [{ place: 'Nairobi', zone: 'Africa/Nairobi' }],
    languages: ['Swahili', 'English'],
    wallets: ['M-Pesa', 'Airtel Money', 'T-Kash'],
    banks: ['KCB', 'Equity Bank', 'Co-operative Bank', 'NCBA', 'Absa'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['ug', 'tz', 'et', 'so', 'ss'],
    lede: 'M-Pesa began in Kenya in 2007. Today even a boda ride or a bunch of kale is paid by phone.',
    arrival: [
      'Money lands in M-Pesa or Airtel Money with a text. Agents in green or red shops turn it into cash.',
      'For rent, land, or fees, an account at a bank such as Equity or KCB may work better.',
    ],
    wallet: 'The Safaricom or Airtel number: 07… or 01…, ten digits when dialed at home.',
    bank: 'The bank, the branch, and the account number. Paybill numbers are for shops, not for transfers like this.',
    id: 'The national ID card or the newer Maisha Card, a passport, or an alien or refugee card.',
    hours: 'Kenya has no daylight saving time, so in winter the difference from the US is an hour larger.',
    questions: [
      {
        question: 'How much can an M-Pesa account hold?',
        answer: [
          'Since August 2023, it has been able to hold 500,000 shillings, with at most 250,000 in one payment. A larger sum should go to a bank.',
        ],
      },
      {
        question: 'I typed the wrong number. Can M-Pesa send it back?',
        answer: [
          'Call us right away, before you do anything else. If nobody has used the money, it can often be stopped.',
        ],
      },
      {
        question: 'Someone texts that I sent to them by mistake. Is it real?',
        answer: ['That is an old trick. Check your own receipt, and never send money back because of a text.'],
      },
    ],
    sources: ['Safaricom: M-Pesa limits, August 15, 2023', 'State Department for Immigration: Maisha Card'],
  },
  {
    iso2: 'mw',
    slug: 'malawi',
    name: 'Malawi',
    currencies: ['MWK'],
    callingCode: '+265',
    clocks: [{ place: 'Lilongwe', zone: 'Africa/Blantyre' }],
    languages: ['English', 'Chichewa', 'Tumbuka'],
    wallets: ['Airtel Money', 'TNM Mpamba'],
    banks: ['National Bank of Malawi', 'Standard Bank', 'FDH Bank', 'NBS Bank'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['zm', 'tz', 'mz'],
    lede: 'Airtel Money and Mpamba kiosks are painted on walls all over Malawi, down to the lake shore.',
    arrival: [
      'A wallet is the usual way to send to a village. The two networks can pay each other, and banks as well.',
      'NBS and FDH have counters well outside Blantyre and Lilongwe.',
    ],
    wallet: 'Nine digits after +265. Numbers that start with 9 belong to Airtel, and those with 8 to TNM.',
    bank: 'The account number and the branch, such as Mzuzu or Zomba.',
    id: 'The national ID from the National Registration Bureau. Every citizen age 16 or older has to have one.',
    hours: 'Before harvest, from December to March, families need help the most.',
    questions: [
      {
        question: 'Should I send money for fertilizer early?',
        answer: ['Yes. The rains start in November, and shops run low by then. Many people send in October.'],
      },
      {
        question: 'The price of dollars is different on the street. Why?',
        answer: [
          'Dollars have been short in Malawi, so the street price is higher. It is against the law to trade there. Receipts use bank rates.',
        ],
      },
      {
        question: 'Lilongwe, Blantyre, or Mzuzu: does the city matter?',
        answer: ['For a wallet it does not. For a bank, the name of the branch helps find the right account.'],
      },
    ],
    sources: ['National Registration Act, 2010', 'Natswitch'],
  },
  {
    iso2: 'mz',
    slug: 'mozambique',
    name: 'Mozambique',
    currencies: ['MZN'],
    callingCode: '+258',
    clocks: [{ place: 'Maputo', zone: 'Africa/Maputo' }],
    languages: ['Portuguese', 'Makhuwa', 'Tsonga', 'Sena'],
    wallets: ['M-Pesa', 'e-Mola', 'mKesh'],
    banks: ['Millennium bim', 'BCI', 'Standard Bank', 'Absa'],
    weekend: 'Saturday and Sunday',
    nearby: ['za', 'mw', 'zm', 'tz'],
    lede: 'Mozambique stretches 1,500 miles along the sea. M-Pesa and e-Mola reach most of it.',
    arrival: [
      'Each network has its own wallet: Vodacom runs M-Pesa, Movitel runs e-Mola, and Tmcel runs mKesh.',
      'In the north, e-Mola agents are often the closest. In Maputo you can find all three.',
    ],
    wallet: 'Nine digits: 84 and 85 are Vodacom, 86 and 87 Movitel, 82 and 83 Tmcel.',
    bank: 'The NIB, 21 digits long, which names the bank, the branch, and the account in one.',
    id: 'The bilhete de identidade, called BI, a passport, or, for some people, the voter card.',
    hours: 'Maputo is on the same time as Johannesburg.',
    questions: [
      {
        question: 'Is M-Pesa in Kenya the same as in Mozambique?',
        answer: [
          'They share a name and not much more. A Kenyan number cannot take meticais. Choose the right country first.',
        ],
      },
      {
        question: 'After a cyclone, how do I get help to my family?',
        answer: ['Ask first if phones work there. Wallet money waits, but kiosks need power and cash to pay it out.'],
      },
      {
        question: 'What does “metical” become in the plural?',
        answer: ['Meticais. On receipts you will see MZN or MT.'],
      },
    ],
    sources: ['Banco de Moçambique: NIB', 'INCM: numbering plan'],
  },
  {
    iso2: 'rw',
    slug: 'rwanda',
    name: 'Rwanda',
    currencies: ['RWF'],
    callingCode: '+250',
    clocks: [{ place: 'Kigali', zone: 'Africa/Kigali' }],
    languages: ['Kinyarwanda', 'English', 'French', 'Swahili'],
    wallets: ['MTN MoMo', 'Airtel Money'],
    banks: ['Bank of Kigali', 'I&M Bank', 'Equity Bank', 'BPR Bank'],
    weekend: 'Saturday and Sunday',
    nearby: ['ug', 'tz', 'bi', 'cd'],
    lede: 'In Kigali, a moto ride ends with a code on the phone, not with coins. MoMo is everywhere.',
    arrival: [
      'MTN has the widest network of agents, marked in yellow. Airtel Money is the other wallet.',
      'Savings groups, called ibimina, often keep their money in a BPR branch or an Umurenge SACCO.',
    ],
    wallet: 'Nine digits after +250: 78 and 79 are MTN, 72 and 73 are Airtel.',
    bank: 'The bank’s name and the account number, without spaces.',
    id: 'The indangamuntu, a national card with 16 digits. Refugees have a card of their own.',
    hours: 'On the last Saturday of the month, most shops stay closed until about eleven, for umuganda.',
    questions: [
      {
        question: 'What is umuganda, and does it delay money?',
        answer: ['It is a morning of community work. Money reaches a wallet as usual. Only the kiosks open later.'],
      },
      {
        question: 'Can my parents pay health insurance with it?',
        answer: ['Yes. Mutuelle de Santé can be paid from a phone. Ask them for the due date, and send before then.'],
      },
      {
        question: 'Does April change anything?',
        answer: [
          'Starting April 7, the country mourns the victims of 1994. Offices are open, but the first day is a day off.',
        ],
      },
    ],
    sources: ['RURA: numbering plan', 'NIDA Rwanda: national ID', 'Organic law on umuganda'],
  },
  {
    iso2: 'so',
    slug: 'somalia',
    name: 'Somalia',
    currencies: ['USD', 'SOS'],
    callingCode: '+252',
    clocks: [{ place: 'Mogadishu', zone: 'Africa/Mogadishu' }],
    languages: ['Somali', 'Arabic'],
    wallets: ['EVC Plus', 'Zaad', 'Sahal', 'eDahab', 'Premier Wallet'],
    banks: ['Premier Bank', 'Salaam Somali Bank', 'IBS Bank', 'Dahabshil Bank'],
    weekend: 'Friday',
    nearby: ['et', 'ke'],
    lede: 'Somalia pays by phone, and in US dollars. What you send is what your family sees on the screen.',
    arrival: [
      'EVC Plus is the wallet of the south. Zaad is used in Hargeisa, and Sahal in Bosaso and Garowe.',
      'eDahab works in all regions. Few people use shilling notes, except for very small things.',
    ],
    wallet: 'The number with its network: 61 for Hormuud, 63 for Telesom, 90 for Golis, 62 or 65 for Somtel.',
    bank: 'The account name and number at the bank. Ask whether the account is in dollars, as most are.',
    id: 'A passport, or the new national ID from NIRA. In the north, a Somaliland ID is common.',
    hours: 'The week starts on Saturday. Friday is the day of rest.',
    questions: [
      {
        question: 'Do I need to pick a rate if dollars arrive?',
        answer: ['No. When dollars are sent and dollars arrive, there is nothing to exchange. Just look at the fee.'],
      },
      {
        question: 'Which wallet should I choose for Hargeisa?',
        answer: ['Ask your relative. Zaad is most common there, and eDahab is second. EVC Plus is rare in the north.'],
      },
      {
        question: 'Why do you ask for three names?',
        answer: [
          'Somali names are the person’s own, the father’s, and the grandfather’s. Many people share the first two.',
          'The third name helps us tell them apart and clear checks fast.',
        ],
      },
    ],
    sources: [
      'World Bank, Somalia Economic Update: mobile money in US dollars',
      'NIRA: national identification, September 2023',
      'Central Bank of Somalia: licensed banks',
    ],
  },
  {
    iso2: 'za',
    slug: 'south-africa',
    name: 'South Africa',
    currencies: ['ZAR'],
    callingCode: '+27',
    clocks: [{ place: 'Johannesburg', zone: 'Africa/Johannesburg' }],
    languages: ['Zulu', 'Xhosa', 'Afrikaans', 'English', 'Sepedi', 'Setswana', 'Sesotho'],
    wallets: [],
    banks: ['Standard Bank', 'FNB', 'Absa', 'Nedbank', 'Capitec'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['mz'],
    lede: 'Most adults in South Africa have a bank account, so that is where money from abroad goes.',
    arrival: [
      'Five banks hold most accounts. Capitec has the most customers, and branches in most malls.',
      'The reserve bank keeps track of money from abroad. The bank may ask your relative what it is for.',
    ],
    bank: 'The account number and the branch code. Big banks have one code for all branches.',
    id: 'The smart ID card or the green ID book, or, for people from abroad, a passport with a permit.',
    hours: 'South Africa does not use daylight saving time.',
    questions: [
      {
        question: 'The bank has called my mother about the money. Is that a scam?',
        answer: [
          'It may be real. Banks must report each payment from abroad with a code for its purpose. She should call the number on her card.',
        ],
      },
      {
        question: 'Can my brother from Malawi receive money in Durban?',
        answer: ['Only with an account in his own name. For that the bank wants a passport and a valid permit.'],
      },
      {
        question: 'Can I send to a phone number instead?',
        answer: ['No. Phone wallets never caught on in South Africa as they did farther north. Use an account.'],
      },
    ],
    sources: ['SARB: Currency and Exchanges Manual, balance of payments codes', 'Department of Home Affairs'],
  },
  {
    iso2: 'ss',
    slug: 'south-sudan',
    name: 'South Sudan',
    currencies: ['SSP', 'USD'],
    callingCode: '+211',
    clocks: [{ place: 'Juba', zone: 'Africa/Juba' }],
    languages: ['English', 'Juba Arabic', 'Dinka', 'Nuer', 'Bari'],
    wallets: ['m-GURUSH', 'MTN MoMo'],
    banks: ['Equity Bank', 'KCB', 'Ecobank'],
    weekend: 'Saturday and Sunday',
    nearby: ['ug', 'ke', 'et', 'cd', 'cf'],
    lede: 'The youngest country in the world has few banks. Juba’s phone wallets are only a few years old.',
    arrival: [
      'm-GURUSH was the first wallet in South Sudan, in 2019. MTN launched its own later.',
      'People want dollars, since the South Sudanese pound has lost much of its value.',
    ],
    wallet: 'Nine digits after +211, and the wallet’s name as the person gives it.',
    id: 'The nationality certificate or national ID, a passport, or a card for refugees and returnees.',
    hours: 'Juba moved its clocks back by an hour in February 2021.',
    questions: [
      {
        question: 'Pounds or dollars, which should I choose?',
        answer: [
          'If prices climb, dollars hold their value longer. For daily food in a village, pounds are what the market takes.',
        ],
      },
      {
        question: 'My family lives in a camp in Uganda. Should I send to Juba?',
        answer: ['No. Send to Uganda, to a wallet on a Ugandan SIM. Crossing the border with cash is a risk.'],
      },
      {
        question: 'Can I send in the rainy season?',
        answer: ['You can. But from May to October many roads flood, so a trader may have no cash. Ask them to check.'],
      },
    ],
    sources: ['Trinity Technologies: m-GURUSH, July 2019', 'IANA time zone database, South Sudan, February 2021'],
  },
  {
    iso2: 'tz',
    slug: 'tanzania',
    name: 'Tanzania',
    currencies: ['TZS'],
    callingCode: '+255',
    clocks: [{ place: 'Dar es Salaam', zone: 'Africa/Dar_es_Salaam' }],
    languages: ['Swahili', 'English'],
    wallets: ['M-Pesa', 'Airtel Money', 'Mixx by Yas', 'HaloPesa'],
    banks: ['CRDB', 'NMB', 'NBC', 'Stanbic'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['ke', 'ug', 'rw', 'bi', 'cd', 'zm', 'mw', 'mz'],
    lede: 'Swahili unites Tanzania, and so do its wallets: they were among the first in the world to pay each other.',
    arrival: [
      'A shop, called wakala, may serve four wallets from one table. Look for the boards in red, blue, and orange.',
      'NMB and CRDB reach the districts, and have small agents of their own.',
    ],
    wallet: 'Nine digits after +255. Name the network, because people can keep their number when they switch.',
    bank: 'The bank, the account, and the full name, with the middle name if there is one.',
    id: 'The NIDA card or number, a passport, a voter card, or a driver’s license.',
    hours: 'Locals tell time from six in the morning: saa mbili is eight o’clock.',
    questions: [
      {
        question: 'What happened to Tigo Pesa?',
        answer: [
          'Tigo became Yas in November 2024, and Tigo Pesa became Mixx by Yas. Balances and numbers carried over.',
        ],
      },
      {
        question: 'Does Zanzibar work in the same way?',
        answer: ['Yes. The same networks cover the islands. Zanzibar has an ID card of its own as well.'],
      },
      {
        question: 'Why is the payout a bit less than the text says?',
        answer: ['The text shows what came in. To pay out cash, the wallet charges a fee, and larger sums cost more.'],
      },
    ],
    sources: ['Yas Tanzania, November 2024', 'NIDA Tanzania'],
  },
  {
    iso2: 'ug',
    slug: 'uganda',
    name: 'Uganda',
    currencies: ['UGX'],
    callingCode: '+256',
    clocks: [{ place: 'Kampala', zone: 'Africa/Kampala' }],
    languages: ['English', 'Swahili', 'Luganda'],
    wallets: ['MTN MoMo', 'Airtel Money'],
    banks: ['Stanbic', 'Centenary Bank', 'Equity Bank', 'dfcu', 'Absa'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['ke', 'rw', 'tz', 'cd', 'ss'],
    lede: 'Yellow for MTN, red for Airtel: in Uganda, a mobile money kiosk is never far away.',
    arrival: [
      'The two wallets hold nearly the whole market. People use them to pay school fees during the term and farmhands at harvest.',
      'Centenary Bank has served farmers since the 1980s, and works in many rural towns.',
    ],
    wallet: 'The number, 077 or 078 for MTN and 070 or 075 for Airtel, and the name on the SIM.',
    bank: 'The account number and the branch, as your recipient’s bank writes them.',
    id: 'The Ndaga Muntu, which is the national card, or a passport. Refugees use the card from the prime minister’s office.',
    hours: 'Kampala works on East Africa Time, like Nairobi and Addis.',
    questions: [
      {
        question: 'What is the half percent that is missing?',
        answer: [
          'A tax. Uganda takes 0.5 percent when cash is taken out of a wallet. Paying a school by phone avoids it.',
        ],
      },
      {
        question: 'School starts in February. When should I send?',
        answer: [
          'Terms begin around February, May, and September. In those weeks kiosks run short of cash, so send early.',
        ],
      },
      {
        question: 'Can someone in a settlement such as Bidi Bidi receive money?',
        answer: ['Yes, if they have a SIM in their own name. A refugee ID card is enough to register one.'],
      },
    ],
    sources: ['Excise Duty (Amendment) Act, 2018: 0.5 percent on withdrawals', 'NIRA Uganda', 'UCC: SIM registration'],
  },
  {
    iso2: 'zm',
    slug: 'zambia',
    name: 'Zambia',
    currencies: ['ZMW'],
    callingCode: '+260',
    clocks: [{ place: 'Lusaka', zone: 'Africa/Lusaka' }],
    languages: ['English', 'Bemba', 'Nyanja', 'Tonga', 'Lozi'],
    wallets: ['MTN MoMo', 'Airtel Money', 'Zamtel Money'],
    banks: ['Zanaco', 'Stanbic', 'Absa', 'FNB'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['tz', 'mw', 'mz', 'cd'],
    lede: 'Booths for Airtel, MTN, and Zamtel line the roads of Lusaka, Ndola, and Livingstone.',
    arrival: [
      'A wallet reaches farms and mining towns alike. All three can pay each other.',
      'Zanaco opened in 1969 and has more branches than any other Zambian bank.',
    ],
    wallet: 'Nine digits after +260: 97 and 77 for Airtel, 96 and 76 for MTN, 95 for Zamtel.',
    bank: 'The bank with its branch, for example Kitwe, and the account number.',
    id: 'The NRC, the green national registration card that Zambians get at 16, or a passport.',
    hours: 'Lusaka and Harare are on the same time, and it never changes.',
    questions: [
      {
        question: 'Is there a new kwacha?',
        answer: [
          'There are new notes, since March 2025, with a 500-kwacha note as the highest. The value did not change.',
        ],
      },
      {
        question: 'What does the wallet charge in Zambia?',
        answer: [
          'Cashing out has a charge that depends on the amount, and a small levy goes to the government. Ask them to pay bills from the phone.',
        ],
      },
      {
        question: 'Which is the code, ZMK or ZMW?',
        answer: ['ZMW. The old code ended in 2013, when three zeros were cut.'],
      },
    ],
    sources: ['Bank of Zambia: new currency, March 31, 2025', 'Mobile Money Transaction Levy Act, 2023'],
  },
]
