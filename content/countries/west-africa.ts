/**
 * As of November 16, 2026. Calling codes, currencies, and borders were compared with world-countries 5.1, and lengths of
 * IBANs with ibantools 4. The other facts are general knowledge: `sources` names where they can be looked up, and a
 * company confirms them before it publishes the page.
 */
import type { CountryFacts } from '../country-facts.ts'

export const westAfrica: CountryFacts[] = [
  {
    iso2: 'bj',
    slug: 'benin',
    name: 'Benin',
    currencies: ['XOF'],
    callingCode: '+229',
    clocks: [{ place: 'Cotonou', zone: 'Africa/Porto-Novo' }],
    languages: ['French', 'Fon', 'Yoruba'],
    wallets: ['MTN MoMo', 'Moov Money', 'Celtiis Cash'],
    banks: ['Bank of Africa', 'Ecobank', 'Coris Bank', 'Orabank'],
    weekend: 'Saturday and Sunday',
    nearby: ['ng', 'bf'],
    lede: 'From Cotonou to Parakou, a phone is the wallet most people carry. Benin uses the West African CFA franc.',
    arrival: [
      'Three phone companies run wallets in Benin: MTN, Moov, and Celtiis. A person can cash out at a kiosk on almost any street.',
      'Bank accounts are more common in Cotonou and Porto-Novo than up north.',
    ],
    wallet: 'The full mobile number. Since the end of 2024, it has had ten digits and started with 01.',
    bank: 'The RIB of the account: 24 characters that name the bank, the branch, and the account.',
    id: 'A biometric ID card, a passport, or the CIP, a paper with a personal ID number from the state agency ANIP.',
    hours: 'Markets trade on Sundays too, but bank counters do not open.',
    questions: [
      {
        question: 'My contact’s number in Benin has only eight digits. Does it still work?',
        answer: [
          'Not as it is. On November 30, 2024, Benin put 01 in front of every number. Write 01, then the old eight digits.',
        ],
      },
      {
        question: 'Why does the amount have no cents?',
        answer: ['The CFA franc is paid out without cents. Your family gets whole francs.'],
      },
      {
        question: 'Is the franc in Benin the same as in Togo?',
        answer: [
          'Yes. Eight countries share it, and Togo is one of them. It is tied to the euro at 655.957 francs per euro.',
          'So the dollar rate moves when the euro does.',
        ],
      },
    ],
    sources: [
      'ARCEP Bénin: the numbering plan of November 30, 2024',
      'BCEAO: the fixed rate of the CFA franc',
      'ANIP: certificat d’identification personnelle',
    ],
  },
  {
    iso2: 'bf',
    slug: 'burkina-faso',
    name: 'Burkina Faso',
    currencies: ['XOF'],
    callingCode: '+226',
    clocks: [{ place: 'Ouagadougou', zone: 'Africa/Ouagadougou' }],
    languages: ['Mooré', 'Dioula', 'Fulfulde', 'French'],
    wallets: ['Orange Money', 'Moov Money', 'Wave'],
    banks: ['Coris Bank', 'Bank of Africa', 'Ecobank', 'UBA'],
    weekend: 'Saturday and Sunday',
    nearby: ['ml', 'ci', 'gh', 'bj'],
    lede: 'Most families in Burkina Faso live far from a bank branch. Their phones bring the money closer.',
    arrival: [
      'Orange Money is used from Ouagadougou to small market towns. Moov Money and Wave have their own agents.',
      'Coris Bank began in Burkina Faso and is now one of the largest banks there.',
    ],
    wallet: 'The eight digits of the mobile number, after +226, and which wallet it belongs to.',
    bank: 'A bank statement header or RIB slip. Copy all 24 characters, since one wrong digit stops a deposit.',
    id: 'The CNIB, the national identity card of Burkina Faso, or a passport.',
    hours: 'Clocks there never change, and match Greenwich time all year.',
    questions: [
      {
        question: 'Does a wallet work where the network is weak?',
        answer: [
          'Often, yes. Wallets there run on short codes, so a basic phone will do. The money waits in the wallet until the signal is back.',
        ],
      },
      {
        question: 'Which official languages should I know about?',
        answer: [
          'In early 2024, the constitution made Mooré, Dioula, Bissa, and Fulfulde official. French is now a working language.',
          'Texts from wallets still mostly come in French.',
        ],
      },
      {
        question: 'Can my aunt collect for my uncle?',
        answer: ['No. The card she shows must carry the name you gave. Name her as the recipient instead.'],
      },
    ],
    sources: [
      'Constitutional revision of Burkina Faso, promulgated in January 2024',
      'Office National d’Identification: CNIB',
    ],
  },
  {
    iso2: 'gh',
    slug: 'ghana',
    name: 'Ghana',
    currencies: ['GHS'],
    callingCode: '+233',
    clocks: [{ place: 'Accra', zone: 'Africa/Accra' }],
    languages: ['English', 'Akan', 'Ewe', 'Ga'],
    wallets: ['MTN MoMo', 'Telecel Cash', 'AT Money'],
    banks: ['GCB Bank', 'Ecobank', 'Absa', 'Stanbic', 'Fidelity Bank'],
    weekend: 'Saturday and Sunday',
    nearby: ['ci', 'bf'],
    lede: 'MoMo is a household word in Ghana. People pay for taxis, school, and waakye from their phones.',
    arrival: [
      'All wallets in Ghana can pay each other, and can pay into banks. The country linked them in 2018.',
      'So the cedis you send to one wallet can be moved to another, or to an account, by your family.',
    ],
    wallet: 'A Ghanaian mobile number that is registered to the person’s own Ghana Card.',
    bank: 'The name of the bank, the branch if known, and the account number as printed on a statement.',
    id: 'The Ghana Card. Since July 2022, it has been the only ID that banks there accept from citizens.',
    hours: 'Accra keeps the same time as London in winter, and does not change its clocks.',
    questions: [
      {
        question: 'Is there still a tax on mobile money in Ghana?',
        answer: [
          'The e-levy ended in April 2025. Before that, the government took one percent of many wallet payments.',
          'Wallet companies can still charge for cashing out.',
        ],
      },
      {
        question: 'Vodafone Cash or Telecel Cash?',
        answer: [
          'They are the same wallet. Vodafone Ghana changed its name to Telecel in 2024. Old numbers still work.',
        ],
      },
      {
        question: 'AirtelTigo Money is missing from the list. Where did it go?',
        answer: ['It is called AT Money now. The number on the SIM did not change.'],
      },
    ],
    sources: [
      'Bank of Ghana notice on the Ghana Card, July 1, 2022',
      'Electronic Transfer Levy (Repeal) Act, 2025',
      'GhIPSS: mobile money interoperability, May 2018',
    ],
  },
  {
    iso2: 'gw',
    slug: 'guinea-bissau',
    name: 'Guinea-Bissau',
    currencies: ['XOF'],
    callingCode: '+245',
    clocks: [{ place: 'Bissau', zone: 'Africa/Bissau' }],
    languages: ['Portuguese', 'Guinea-Bissau Creole'],
    wallets: ['Orange Money'],
    banks: ['Ecobank', 'Orabank', 'Banco da África Ocidental'],
    weekend: 'Saturday and Sunday',
    nearby: ['sn', 'gn'],
    lede: 'A small country with many islands. On most of them a phone is easier to reach than a bank.',
    arrival: [
      'Orange Money serves the mainland and part of the Bijagós islands. Cash comes from small shops that act as its agents.',
      'Nearly all bank branches are in Bissau, the capital.',
    ],
    wallet: 'Nine digits after +245. Ask your relative to read the number back to you.',
    bank: 'An account at a bank in the CFA zone, with its long account code.',
    id: 'The bilhete de identidade, a voter card for some needs, or a passport.',
    hours: 'Shops in Bissau close for a long lunch, so mornings are best.',
    questions: [
      {
        question: 'Is Guinea-Bissau part of the CFA zone?',
        answer: [
          'Yes, since 1997. It gave up its peso and took the franc that Senegal uses.',
          'It is the only country of the eight that speaks Portuguese.',
        ],
      },
      {
        question: 'Are Guinea and Guinea-Bissau easy to mix up?',
        answer: [
          'Very easy. Guinea has Conakry as its capital and its own franc. Check the code too: +245 is Bissau, +224 is Conakry.',
        ],
      },
      {
        question: 'What should I tell my family on an island?',
        answer: ['Ask them which shop has cash that day. A small kiosk can run out after a few payouts.'],
      },
    ],
    sources: ['BCEAO: member states', 'ITU: national numbering plan of Guinea-Bissau'],
  },
  {
    iso2: 'gn',
    slug: 'guinea',
    name: 'Guinea',
    currencies: ['GNF'],
    callingCode: '+224',
    clocks: [{ place: 'Conakry', zone: 'Africa/Conakry' }],
    languages: ['French', 'Pular', 'Maninka', 'Susu'],
    wallets: ['Orange Money', 'MTN MoMo'],
    banks: ['Ecobank', 'UBA', 'Vista Bank'],
    weekend: 'Saturday and Sunday',
    nearby: ['gw', 'sn', 'ml', 'ci', 'lr', 'sl'],
    lede: 'In Conakry, Labé, and Kankan, money from abroad often lands on a phone first.',
    arrival: [
      'Orange Money is by far the wallet that people name first. Cash-out points sit in markets and along main roads.',
      'The numbers on bills are large: the biggest one, 20,000 Guinean francs, is worth only a few dollars.',
    ],
    wallet: 'The nine-digit number, which starts with a 6, and the name on the SIM.',
    bank: 'The bank, its branch in Guinea, and the account number with its two check digits.',
    id: 'The biometric national identity card, a passport, or a residence card for people from abroad.',
    hours: 'On Fridays many offices stop at noon for prayer.',
    questions: [
      {
        question: 'Does Guinea use the CFA franc?',
        answer: ['It does not. It left in 1960 and prints the Guinean franc. The code on your receipt is GNF.'],
      },
      {
        question: 'Why do the amounts look so large?',
        answer: [
          'One dollar buys thousands of Guinean francs. A gift of 100 dollars comes to a stack of notes, so a wallet is handy.',
        ],
      },
      {
        question: 'The kiosk says it has no cash. What now?',
        answer: ['The money is safe in the wallet. Try a larger cash-out point the next morning, or pay by phone.'],
      },
    ],
    sources: ['BCRG: banknotes in circulation', 'ARPT Guinée: numbering plan'],
  },
  {
    iso2: 'ci',
    slug: 'ivory-coast',
    name: 'Ivory Coast',
    currencies: ['XOF'],
    callingCode: '+225',
    clocks: [{ place: 'Abidjan', zone: 'Africa/Abidjan' }],
    languages: ['French', 'Dioula', 'Baoulé'],
    wallets: ['Orange Money', 'MTN MoMo', 'Wave', 'Moov Money'],
    banks: ['Société Ivoirienne de Banque', 'NSIA Banque', 'Ecobank', 'BNI'],
    weekend: 'Saturday and Sunday',
    nearby: ['gh', 'bf', 'ml', 'gn', 'lr'],
    lede: 'Four wallets compete in Ivory Coast, and many people keep two of them on one phone.',
    arrival: [
      'Wave is the blue app with the penguin. Orange, MTN, and Moov are run by the phone networks.',
      'Abidjan is the banking center of the region, and has its stock exchange.',
    ],
    wallet: 'Ten digits after +225. The first two tell you which network: 01 is Moov, 05 is MTN, 07 is Orange.',
    bank: 'The RIB, which starts with CI. Your relative can find it in the banking app or ask at the counter.',
    id: 'The carte nationale d’identité from the ONECI office, a passport, or a residence card.',
    hours: 'Yamoussoukro is the capital on paper, but most head offices are in Abidjan.',
    questions: [
      {
        question: 'I have an old number with eight digits. What changed?',
        answer: [
          'On January 31, 2021, two digits were added in front: 01, 05, or 07. Send only to the ten-digit number.',
        ],
      },
      {
        question: 'Côte d’Ivoire or Ivory Coast?',
        answer: ['Both are names for the same country. The government itself uses the French name in every language.'],
      },
      {
        question: 'Can Wave users take out cash?',
        answer: [
          'Yes, at a Wave agent, with the QR card or the phone. Any fee for that is set by Wave, not by the sender.',
        ],
      },
    ],
    sources: ['ARTCI: the numbering plan of January 31, 2021', 'ONECI: carte nationale d’identité', 'BRVM, Abidjan'],
  },
  {
    iso2: 'lr',
    slug: 'liberia',
    name: 'Liberia',
    currencies: ['LRD', 'USD'],
    callingCode: '+231',
    clocks: [{ place: 'Monrovia', zone: 'Africa/Monrovia' }],
    languages: ['English', 'Kpelle', 'Bassa'],
    wallets: ['Lonestar MTN MoMo', 'Orange Money'],
    banks: ['Ecobank', 'LBDI', 'UBA', 'GT Bank'],
    weekend: 'Saturday and Sunday',
    nearby: ['sl', 'gn', 'ci'],
    lede: 'Two kinds of dollars are used side by side in Liberia. Tell the agent which one your family wants.',
    arrival: [
      'A Liberian phone can hold two wallets, one for US dollars and one for Liberian dollars.',
      'Prices in Monrovia are often in US money, while market women want local notes.',
    ],
    wallet: 'The Lonestar or Orange number, and which of its two wallets the money should go to.',
    bank: 'An account in US or in Liberian dollars. The two have different numbers, even at the same bank.',
    id: 'The national ID card from the National Identification Registry, a passport, or a voter card.',
    hours: 'Many stores in Monrovia stay open on Saturday.',
    questions: [
      {
        question: 'Should I send US or Liberian dollars?',
        answer: [
          'Think about what the money is for. School fees and rent are mostly in US dollars. Food and transport are paid in local notes.',
        ],
      },
      {
        question: 'Will my mother lose money when she changes it?',
        answer: ['She may, if you send one kind and she needs the other. A street money changer keeps part of it.'],
      },
      {
        question: 'Do I need a full street address?',
        answer: ['No. A name, a county, and a phone number are enough. Streets often have no house numbers.'],
      },
    ],
    sources: ['Central Bank of Liberia: legal tender', 'National Identification Registry of Liberia'],
  },
  {
    iso2: 'ml',
    slug: 'mali',
    name: 'Mali',
    currencies: ['XOF'],
    callingCode: '+223',
    clocks: [{ place: 'Bamako', zone: 'Africa/Bamako' }],
    languages: ['Bambara', 'Fulfulde', 'Soninke', 'French'],
    wallets: ['Orange Money', 'Moov Money', 'Wave'],
    banks: ['BDM', 'BNDA', 'Bank of Africa', 'Ecobank'],
    weekend: 'Saturday and Sunday',
    nearby: ['sn', 'gn', 'ci', 'bf'],
    lede: 'In Kayes, many wells and schools were paid for by sons and daughters abroad.',
    arrival: [
      'Orange Money reaches most of the south, and Wave keeps growing in Bamako. Moov Money belongs to the operator once called Malitel.',
      'The farm bank BNDA has branches in country towns where few others do.',
    ],
    wallet: 'Eight digits after +223. Give the wallet’s name, since one number can have more than one.',
    bank: 'The bank code, branch code, account, and key, all four from the RIB.',
    id: 'The biometric card with the NINA number, or a passport. The NINA is the personal number each Malian has.',
    hours: 'In the month of fasting, counters close early in the afternoon.',
    questions: [
      {
        question: 'Is French still official in Mali?',
        answer: [
          'The constitution of 2023 made thirteen national languages official. French became a working language.',
        ],
      },
      {
        question: 'My village has no agent. How do they get cash?',
        answer: ['On market day, someone usually goes to the next town. Plan the transfer for the day before.'],
      },
      {
        question: 'Two cousins have the same name. Is that a risk?',
        answer: ['It can be. Add the town, and use the exact spelling on the card, such as Coulibaly or Koulibaly.'],
      },
    ],
    sources: ['Constitution of Mali of July 22, 2023', 'Ministry of Territorial Administration: carte NINA'],
  },
  {
    iso2: 'ng',
    slug: 'nigeria',
    name: 'Nigeria',
    currencies: ['NGN'],
    callingCode: '+234',
    clocks: [{ place: 'Lagos', zone: 'Africa/Lagos' }],
    languages: ['English', 'Hausa', 'Yoruba', 'Igbo'],
    wallets: ['OPay', 'PalmPay', 'MTN MoMo', 'Airtel SmartCash'],
    banks: ['Access Bank', 'Zenith Bank', 'First Bank', 'GTBank', 'UBA'],
    weekend: 'Saturday and Sunday',
    nearby: ['bj', 'cm', 'td'],
    lede: 'Most transfers to Nigeria go to a bank account, and the alert on the phone comes fast.',
    arrival: [
      'Every bank account in Nigeria has a ten-digit number, called a NUBAN. Apps such as OPay and PalmPay have them too.',
      'Under central bank rules, transfers from abroad have been paid in naira only since January 2024.',
    ],
    wallet: 'The account number in the app. It is often the phone number without the first zero.',
    bank: 'Ten digits and the bank’s name. The screen then shows the holder’s name, so check it with your recipient.',
    id: 'The NIN, the national ID number, with a passport, a driver’s license, or a voter card.',
    hours: 'Bank branches are open to the public from Monday to Friday, mostly from eight to four.',
    questions: [
      {
        question: 'Can my brother get dollars in cash?',
        answer: [
          'No. Under 2024 rules of the Central Bank of Nigeria, money sent through transfer companies is paid in naira.',
        ],
      },
      {
        question: 'What is a BVN, and do you need it?',
        answer: [
          'It is an eleven-digit number that links a person to all their accounts. Never text it to anyone who calls you.',
          'A sender does not have to know it.',
        ],
      },
      {
        question: 'The bank says the account is restricted. Why?',
        answer: [
          'Since 2024, accounts that are not linked to a NIN or a BVN have been blocked. The holder must visit the bank.',
        ],
      },
    ],
    sources: [
      'CBN: Revised Guidelines for International Money Transfer Services, January 31, 2024',
      'CBN: circular on BVN and NIN, December 1, 2023',
      'CBN: NUBAN standard',
    ],
  },
  {
    iso2: 'sn',
    slug: 'senegal',
    name: 'Senegal',
    currencies: ['XOF'],
    callingCode: '+221',
    clocks: [{ place: 'Dakar', zone: 'Africa/Dakar' }],
    languages: ['Wolof', 'French', 'Pulaar', 'Serer'],
    wallets: ['Wave', 'Orange Money', 'Free Money'],
    banks: ['CBAO', 'Ecobank', 'Bank of Africa', 'BHS'],
    weekend: 'Saturday and Sunday',
    nearby: ['gw', 'gn', 'ml'],
    lede: 'Wave began in Senegal in 2018 and changed how the country pays. You see its penguin all over Dakar.',
    arrival: [
      'Most people get money on Wave or Orange Money. They can pay for electricity, water, and a sheep for Tabaski with it.',
      'Building a house? BHS, the housing bank, has special accounts for Senegalese abroad.',
    ],
    wallet: 'Nine digits that start with 7. The app shows the name, so you can check it.',
    bank: 'A 24-character RIB that starts with the letters SN.',
    id: 'The ECOWAS card, a chip card that also serves as a voter card, or a passport.',
    hours: 'Before Tabaski and the Magal of Touba, lines at kiosks get long.',
    questions: [
      {
        question: 'When should I send for Tabaski?',
        answer: [
          'A week ahead is wise. Sheep prices rise in the last days, and payout points run short of cash.',
          'The exact day depends on the moon.',
        ],
      },
      {
        question: 'How do I send to someone in Touba?',
        answer: [
          'The same way as to any other town. The number is what counts. Wallet agents are easy to find near the great mosque.',
        ],
      },
      {
        question: 'Free Money changed its colors. Is it safe?',
        answer: [
          'The network Free was renamed Yas at the end of 2024. The SIM keeps its number, and the wallet goes with it.',
        ],
      },
    ],
    sources: ['BHS: accounts for Senegalese abroad', 'Axian Telecom: the Yas brand, November 2024'],
  },
  {
    iso2: 'sl',
    slug: 'sierra-leone',
    name: 'Sierra Leone',
    currencies: ['SLE'],
    callingCode: '+232',
    clocks: [{ place: 'Freetown', zone: 'Africa/Freetown' }],
    languages: ['English', 'Krio', 'Mende', 'Temne'],
    wallets: ['Orange Money', 'Afrimoney'],
    banks: ['Sierra Leone Commercial Bank', 'Rokel Commercial Bank', 'Ecobank', 'GTBank'],
    weekend: 'Saturday and Sunday',
    nearby: ['gn', 'lr'],
    lede: 'Sierra Leone has new money: three zeros were dropped in 2022. Your receipt says SLE.',
    arrival: [
      'Orange Money and Afrimoney cover the main roads from Freetown to Bo, Kenema, and Makeni.',
      'Two large banks are owned by the government and have served families for decades.',
    ],
    wallet: 'Eight digits after +232, and whether the SIM is from Orange or from Africell.',
    bank: 'The bank, the branch town, and the account number. Old slips show amounts with more zeros, but the account number is the same.',
    id: 'The national ID card from the civil registry NCRA, a passport, or a voter card.',
    hours: 'Freetown shares its time with Dakar and Accra, all year round.',
    questions: [
      {
        question: 'Why does my cousin talk in millions?',
        answer: [
          'Habit. A thousand old leones became one new leone in July 2022. Many people still quote the old price.',
        ],
      },
      {
        question: 'Are the old notes still good?',
        answer: [
          'No. After a period when people could swap them, they stopped being legal tender. Payouts use new notes only.',
        ],
      },
      {
        question: 'Which is right, SLL or SLE?',
        answer: ['SLE is today’s code. SLL was the old leone, and you should not see it on a new receipt.'],
      },
    ],
    sources: ['Bank of Sierra Leone: redenomination, July 1, 2022', 'ISO 4217: the code SLE, 2022'],
  },
]
