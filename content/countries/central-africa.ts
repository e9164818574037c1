/**
 * As of November 16, 2026. Calling codes, currencies, and borders were compared with world-countries 5.1, and lengths of
 * IBANs with ibantools 4. The other facts are general knowledge: `sources` names where they can be looked up, and a
 * company confirms them before it publishes the page.
 */
import type { CountryFacts } from '../country-facts.ts'

export const centralAfrica: CountryFacts[] = [
  {
    iso2: 'bi',
    slug: 'burundi',
    name: 'Burundi',
    currencies: ['BIF'],
    callingCode: '+257',
    clocks: [{ place: 'Bujumbura', zone: 'Africa/Bujumbura' }],
    languages: ['Kirundi', 'French', 'Swahili', 'English'],
    wallets: ['Lumicash', 'EcoCash'],
    banks: ['BANCOBU', 'Interbank Burundi', 'Banque de Crédit de Bujumbura'],
    weekend: 'Saturday and Sunday',
    nearby: ['rw', 'tz', 'cd'],
    lede: 'Hills, not streets, are the addresses in Burundi. A phone number finds a person better than a map.',
    arrival: [
      'Lumicash comes from Lumitel and EcoCash from Econet. Both let people keep Burundian francs on a simple phone.',
      'Gitega has been the political capital since 2019. Most banks have their head offices in Bujumbura.',
    ],
    wallet: 'Eight digits after +257, and which wallet it is, Lumicash or EcoCash.',
    bank: 'The bank and the account number, checked against a recent statement.',
    id: 'The national identity card, called karangamuntu in Kirundi, or a passport.',
    hours: 'Offices often close from noon to two.',
    questions: [
      {
        id: 'can-money-to-burundi-be-paid-in-dollars',
        question: 'Can money to Burundi be paid in dollars?',
        answer: [
          'Wallets there hold Burundian francs only. Plan around the amount in francs that your agent shows you.',
        ],
      },
      {
        id: 'which-name-should-i-write',
        question: 'Which name should I write?',
        answer: [
          'Use the order on the card. In Burundi, brothers and sisters often have different last names, so do not guess.',
        ],
      },
      {
        id: 'my-recipient-has-lost-the-sim-card-is-the-money-gone',
        question: 'My recipient has lost the SIM card. Is the money gone?',
        answer: [
          'No. The operator issues a new SIM with the same number to a person who shows an ID. The balance stays.',
        ],
      },
    ],
    sources: ['Law of Burundi on the political capital, January 2019', 'BRB: licensed banks'],
  },
  {
    iso2: 'cm',
    slug: 'cameroon',
    name: 'Cameroon',
    currencies: ['XAF'],
    callingCode: '+237',
    clocks: [{ place: 'Douala', zone: 'Africa/Douala' }],
    languages: ['French', 'English'],
    wallets: ['MTN MoMo', 'Orange Money'],
    banks: ['Afriland First Bank', 'Ecobank', 'UBA', 'BICEC'],
    weekend: 'Saturday and Sunday',
    nearby: ['ng', 'td', 'cf', 'cg', 'ga'],
    lede: 'Cameroon speaks French and English, and pays by MoMo and OM in both.',
    arrival: [
      'MTN MoMo and Orange Money each have call boxes, the small stands where people cash out.',
      'Afriland First Bank got its start in Yaoundé. Ecobank and UBA are part of larger African groups.',
    ],
    wallet: 'Nine digits that begin with 6. Ask which network, since the numbers can look alike.',
    bank: 'The 23-digit RIB of the Central African banks.',
    id: 'The CNI, the national card. Many people have a paper receipt while they wait for it: ask if it is accepted.',
    hours: 'Shops in Douala stay open late, but bank branches close in the midafternoon.',
    questions: [
      {
        id: 'is-there-a-tax-when-my-family-cashes-out',
        question: 'Is there a tax when my family cashes out?',
        answer: [
          'Yes. Since 2022, the government has taken 0.2 percent of wallet transfers and cash withdrawals, on top of the wallet’s own charge.',
          'If school fees are due, send a little more.',
        ],
      },
      {
        id: 'is-this-the-same-cfa-franc-as-in-senegal',
        question: 'Is this the same CFA franc as in Senegal?',
        answer: [
          'No. The value is equal, but notes from Dakar are not accepted in Douala. Cameroon’s code is XAF, not XOF.',
        ],
      },
      {
        id: 'what-if-my-relative-only-has-a-receipt-for-the-id-card',
        question: 'What if my relative only has a receipt for the ID card?',
        answer: ['A wallet in their name may work without a counter. For cash, a valid passport is the safest ID.'],
      },
    ],
    sources: ['Finance Law of Cameroon for 2022, tax on money transfers', 'BEAC and COBAC: bank identity statement'],
  },
  {
    iso2: 'cf',
    slug: 'central-african-republic',
    name: 'the Central African Republic',
    currencies: ['XAF'],
    callingCode: '+236',
    clocks: [{ place: 'Bangui', zone: 'Africa/Bangui' }],
    languages: ['Sango', 'French'],
    wallets: ['Orange Money'],
    banks: ['Ecobank', 'BPMC'],
    weekend: 'Saturday and Sunday',
    nearby: ['cm', 'td', 'ss', 'cd', 'cg'],
    lede: 'Nearly everyone speaks Sango, and few people have a bank account. Orange Money fills the gap.',
    arrival: [
      'The wallet works in Bangui and in towns with an Orange signal. Outside them, people still use cash.',
      'Roads can be cut off in the rainy season, so a payout near home is worth a lot.',
    ],
    wallet: 'Eight digits after +236. They should start with 7.',
    id: 'A national card, a passport, or a refugee card from the government and the UN agency.',
    hours: 'When it is noon in Chicago, it is already evening in Bangui.',
    questions: [
      {
        id: 'i-heard-that-bitcoin-is-money-there-do-you-pay-in-it',
        question: 'I heard that Bitcoin is money there. Do you pay in it?',
        answer: ['No. Parliament repealed that law in 2023. Payouts are in CFA francs.'],
      },
      {
        id: 'can-a-person-pick-up-money-in-a-small-town',
        question: 'Can a person pick up money in a small town?',
        answer: ['Ask them first if the kiosk has cash that week. In many places, that depends on supply trucks.'],
      },
      {
        id: 'my-friend-fled-to-cameroon-can-i-still-send',
        question: 'My friend fled to Cameroon. Can I still send?',
        answer: ['Yes, but then send to Cameroon. The wallet must be from the country where your friend is now.'],
      },
    ],
    sources: ['National Assembly: law amended in March 2023', 'Orange Centrafrique'],
  },
  {
    iso2: 'td',
    slug: 'chad',
    name: 'Chad',
    currencies: ['XAF'],
    callingCode: '+235',
    clocks: [{ place: 'N’Djamena', zone: 'Africa/Ndjamena' }],
    languages: ['French', 'Arabic', 'Sara'],
    wallets: ['Airtel Money', 'Moov Money'],
    banks: ['Ecobank', 'Orabank', 'UBA', 'Commercial Bank Tchad'],
    weekend: 'Saturday and Sunday',
    nearby: ['cm', 'ng', 'cf'],
    lede: 'Chad is twice the size of France, with few bank branches. A SIM card travels farther.',
    arrival: [
      'Airtel Money and Moov Money (once Tigo) are the two choices. People in Moundou and Abéché use both.',
      'Traders in the capital’s grand market change wallet money into cash all day.',
    ],
    wallet: 'Eight digits: numbers that start with 6 are mostly Airtel, and those with 9 are mostly Moov.',
    id: 'The biometric card with its national number, the NNI, or a passport.',
    hours: 'Friday prayer empties offices around midday.',
    questions: [
      {
        id: 'will-the-text-be-in-french-or-arabic',
        question: 'Will the text be in French or Arabic?',
        answer: ['Mostly in French. Some menus also have Arabic. Tell an older parent what to look for.'],
      },
      {
        id: 'can-i-help-family-in-the-east-near-sudan',
        question: 'Can I help family in the east, near Sudan?',
        answer: [
          'Yes, if the phone has a signal and a kiosk is near. Refugee camps have their own rules, so ask first.',
        ],
      },
      {
        id: 'what-does-tigocash-mean-in-an-old-message',
        question: 'What does TigoCash mean in an old message?',
        answer: ['It is the old name. The company became Moov Africa in 2021, and the wallet became Moov Money.'],
      },
    ],
    sources: ['Moov Africa Tchad', 'ANATS: carte nationale d’identité biométrique'],
  },
  {
    iso2: 'cg',
    slug: 'republic-of-the-congo',
    name: 'the Republic of the Congo',
    currencies: ['XAF'],
    callingCode: '+242',
    clocks: [{ place: 'Brazzaville', zone: 'Africa/Brazzaville' }],
    languages: ['French', 'Lingala', 'Kituba'],
    wallets: ['MTN MoMo', 'Airtel Money'],
    banks: ['BGFIBank', 'Ecobank', 'LCB Bank', 'UBA'],
    weekend: 'Saturday and Sunday',
    nearby: ['cd', 'ga', 'cm', 'cf'],
    lede: 'Two capitals face each other across one river. Make sure that yours is Brazzaville.',
    arrival: [
      'In Brazzaville and Pointe-Noire, MTN MoMo and Airtel Money pay for taxis and for bread.',
      'Oil companies pay wages into bank accounts, so accounts are common on the coast.',
    ],
    wallet: 'A nine-digit number: 06 is MTN and 05 or 04 is Airtel.',
    id: 'The carte nationale d’identité, a passport, or, for people from abroad, a residence permit.',
    hours: 'Brazzaville is on the same time as Kinshasa, across the water.',
    questions: [
      {
        id: 'how-do-i-tell-the-two-congos-apart',
        question: 'How do I tell the two Congos apart?',
        answer: [
          'Look at the code. +242 is Brazzaville, with the CFA franc. +243 is Kinshasa, with another franc and dollars.',
          'Money sent to the wrong one does not just cross the river.',
        ],
      },
      {
        id: 'why-does-the-form-say-congo-b',
        question: 'Why does the form say Congo B?',
        answer: ['B is for Brazzaville. Agents use the short form so nobody mixes up the two.'],
      },
      {
        id: 'can-family-in-pointe-noire-use-the-same-wallet',
        question: 'Can family in Pointe-Noire use the same wallet?',
        answer: ['Yes. Wallets work in the whole country. The railway town of Dolisie has agents too.'],
      },
    ],
    sources: ['ARPCE Congo: numbering plan', 'BEAC: member states'],
  },
  {
    iso2: 'cd',
    slug: 'dr-congo',
    name: 'DR Congo',
    currencies: ['CDF', 'USD'],
    callingCode: '+243',
    clocks: [
      { place: 'Kinshasa', zone: 'Africa/Kinshasa' },
      { place: 'Lubumbashi', zone: 'Africa/Lubumbashi' },
    ],
    languages: ['French', 'Lingala', 'Swahili', 'Kikongo', 'Tshiluba'],
    wallets: ['Vodacom M-Pesa', 'Airtel Money', 'Orange Money', 'Afrimoney'],
    banks: ['Rawbank', 'Equity BCDC', 'TMB', 'Ecobank'],
    weekend: 'Saturday and Sunday',
    nearby: ['cg', 'cf', 'ss', 'ug', 'rw', 'bi', 'tz', 'zm'],
    lede: 'US dollars and Congolese francs are both everyday money in DR Congo. Wallets hold either.',
    arrival: [
      'Four phone networks offer wallets. In each, a person has a dollar pocket and a franc pocket.',
      'Rent, school, and phones are priced in dollars. Small change is in francs.',
    ],
    wallet: 'Nine digits after +243, the network, and whether dollars or francs should arrive.',
    bank: 'The account number with its currency. A dollar account does not take francs.',
    id: 'The voter card, which most adults use as ID, or a passport. A new national card has been rolling out slowly.',
    hours: 'The west is an hour behind the east. Kinshasa and Goma are not in the same time zone.',
    questions: [
      {
        id: 'will-my-sister-s-dollar-notes-be-accepted',
        question: 'Will my sister’s dollar bills be accepted?',
        answer: [
          'Shops want clean bills without tears. If she takes cash, she should look at each bill before she leaves.',
        ],
      },
      {
        id: 'can-i-send-to-goma-or-bukavu',
        question: 'Can I send to Goma or Bukavu?',
        answer: [
          'Ask before you pay. Fighting closed the banks in both cities in early 2025. Your recipient knows what works today.',
        ],
      },
      {
        id: 'what-is-a-voter-card-doing-at-a-payout-counter',
        question: 'What is a voter card doing at a payout counter?',
        answer: [
          'For years there was no national ID card, so it took that role. It shows a name, a photo, and a number.',
        ],
      },
    ],
    sources: ['Central Bank of the Congo: statistics on dollarization', 'ONIP: carte nationale d’identité', 'CENI'],
  },
  {
    iso2: 'ga',
    slug: 'gabon',
    name: 'Gabon',
    currencies: ['XAF'],
    callingCode: '+241',
    clocks: [{ place: 'Libreville', zone: 'Africa/Libreville' }],
    languages: ['French', 'Fang', 'Myene'],
    wallets: ['Airtel Money', 'Moov Money'],
    banks: ['BGFIBank', 'UGB', 'Orabank', 'Ecobank'],
    weekend: 'Saturday and Sunday',
    nearby: ['cm', 'cg'],
    lede: 'Most of Gabon is forest, and most of its people live in a few towns by the sea or the railway.',
    arrival: [
      'Airtel Money is the most used wallet in Libreville. Moov Money, from the old state operator, is next.',
      'People also use a wallet to buy prepaid power for the house.',
    ],
    wallet: 'A number such as 07… for Airtel or 06… for Moov. Both have eight digits after the zero is dropped.',
    id: 'The national identity card, a passport, or, for migrants, the carte de séjour.',
    hours: 'Libreville is an hour ahead of Accra and on the same time as Lagos.',
    questions: [
      {
        id: 'gabon-has-many-workers-from-benin-mali-and-cameroon-can-they-receive-money',
        question: 'Gabon has many workers from Benin, Mali, and Cameroon. Can they receive money?',
        answer: [
          'Yes, if the SIM is registered to them. Most show a residence card or a passport from their own country.',
        ],
      },
      {
        id: 'do-the-notes-look-like-those-of-cameroon',
        question: 'Do the notes look like those of Cameroon?',
        answer: ['They are the same. Six countries share one set of notes, and a new series came out in late 2022.'],
      },
      {
        id: 'is-it-better-to-send-on-a-weekday',
        question: 'Is it better to send on a weekday?',
        answer: [
          'For a wallet it makes no difference. Over the long August holiday, shops with cash are harder to find.',
        ],
      },
    ],
    sources: ['BEAC: banknote series 2020, in use since December 2022', 'ARCEP Gabon: numbering plan'],
  },
]
