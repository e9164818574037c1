/**
 * As of November 16, 2026. Calling codes, currencies, and borders were compared with world-countries 5.1, and lengths of
 * IBANs with ibantools 4. The other facts are general knowledge: `sources` names where they can be looked up, and a
 * company confirms them before it publishes the page.
 */
import type { CountryFacts } from '../country-facts.ts'

export const americas: CountryFacts[] = [
  {
    iso2: 'ca',
    slug: 'canada',
    name: 'Canada',
    currencies: ['CAD'],
    callingCode: '+1',
    clocks: [
      { place: 'Toronto', zone: 'America/Toronto' },
      { place: 'Edmonton', zone: 'America/Edmonton' },
      { place: 'Vancouver', zone: 'America/Vancouver' },
    ],
    languages: ['English', 'French'],
    wallets: [],
    banks: ['RBC', 'TD', 'Scotiabank', 'BMO', 'CIBC', 'Desjardins'],
    weekend: 'Saturday and Sunday',
    nearby: [],
    lede: 'Many families are split between Minnesota and Manitoba, or Ohio and Ontario. Canada is close, but it is still abroad.',
    arrival: [
      'A deposit into a Canadian bank account is the common way. Nearly every adult has one.',
      'Five large banks and the credit unions, such as Desjardins in Quebec, hold most of them.',
    ],
    bank: 'Three numbers: five digits for the branch (transit), three for the bank (institution), and the account number.',
    id: 'A driver’s license, a passport, or a permanent resident card.',
    hours: 'Canada has six time zones. Toronto matches New York, and Vancouver matches Seattle.',
    questions: [
      {
        question: 'Where does my brother find the transit number?',
        answer: [
          'At the bottom of a check, from left to right: the check number, the transit number, the bank, and the account.',
          'Banking apps show them on a direct deposit form.',
        ],
      },
      {
        question: 'Can I send to an Interac email address?',
        answer: ['No. Interac e-Transfer works only between accounts in Canada. Ask for the account itself.'],
      },
      {
        question: 'Do US rules still protect me when I send to Canada?',
        answer: [
          'Yes. Canada counts as abroad. You see all costs first, and you can cancel within the time on your receipt.',
        ],
      },
    ],
    sources: ['Payments Canada: routing numbers', 'Interac', '12 CFR 1005.30(e)'],
  },
  {
    iso2: 'bo',
    slug: 'bolivia',
    name: 'Bolivia',
    currencies: ['BOB'],
    callingCode: '+591',
    clocks: [{ place: 'La Paz', zone: 'America/La_Paz' }],
    languages: ['Spanish', 'Quechua', 'Aymara', 'Guaraní'],
    wallets: ['Tigo Money'],
    banks: ['Banco Unión', 'Banco Mercantil Santa Cruz', 'BNB', 'BCP Bolivia'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['pe', 'br', 'py'],
    lede: 'From El Alto to Santa Cruz, paying with a QR code has become normal in Bolivia.',
    arrival: [
      'QR payments link banks and wallets. A deposit can be spent at a market stall the same day.',
      'Banco Unión is owned by the government and has offices in small towns of the altiplano.',
    ],
    wallet: 'Eight digits that start with 6 or 7, on a line that has Tigo Money switched on.',
    bank: 'The account number, the bank, and the holder’s identity card number.',
    id: 'The cédula de identidad from SEGIP, or a passport.',
    hours: 'La Paz keeps the same time all year.',
    questions: [
      {
        question: 'Can my aunt get dollars?',
        answer: [
          'Do not count on it. Dollars have been hard to find at Bolivian banks since 2023. Plan in bolivianos.',
        ],
      },
      {
        question: 'Her card has an added part such as 1A. Do I write it?',
        answer: [
          'Yes, write the number just as it is printed. The added part keeps two people with the same number apart.',
        ],
      },
      {
        question: 'Is Sucre or La Paz the capital?',
        answer: ['Sucre by law. The government and the main offices of many banks are in La Paz.'],
      },
    ],
    sources: ['SEGIP: cédula de identidad', 'Banco Central de Bolivia', 'ASFI: licensed banks'],
  },
  {
    iso2: 'br',
    slug: 'brazil',
    name: 'Brazil',
    currencies: ['BRL'],
    callingCode: '+55',
    clocks: [
      { place: 'São Paulo', zone: 'America/Sao_Paulo' },
      { place: 'Manaus', zone: 'America/Manaus' },
    ],
    languages: ['Portuguese'],
    wallets: [],
    banks: ['Banco do Brasil', 'Itaú', 'Bradesco', 'Caixa', 'Santander', 'Nubank'],
    weekend: 'Saturday and Sunday',
    nearby: ['uy', 'py', 'bo', 'pe', 'co'],
    lede: 'Brazil has Pix: money moves from bank to bank in seconds, even on a Sunday.',
    arrival: [
      'The last step to your family often runs through Pix, which the central bank started in November 2020.',
      'Digital banks count too. Nubank has no branches and is one of the biggest by number of customers.',
    ],
    bank: 'The person’s CPF, and the bank, branch (agência), and account (conta), with the digit after the dash.',
    id: 'The CPF number with a photo ID: the new CIN, the older RG, or a CNH license.',
    hours: 'Brazil dropped daylight saving time in 2019.',
    questions: [
      {
        question: 'Is a Pix key enough?',
        answer: [
          'It helps, but the CPF must match the person you name. A key can be a phone, an email, or a random code.',
        ],
      },
      {
        question: 'Will the bank take a tax from what arrives?',
        answer: [
          'Brazil has a tax on exchange called IOF. Its rate changes by decree. Your receipt shows any tax that we know of.',
        ],
      },
      {
        question: 'My mother has no CPF. What can she do?',
        answer: ['She can apply for one at a post office or online at the Receita Federal. It does not take long.'],
      },
    ],
    sources: ['Banco Central do Brasil: Pix', 'Receita Federal: CPF', 'Decree 6.306/2007 (IOF)'],
  },
  {
    iso2: 'co',
    slug: 'colombia',
    name: 'Colombia',
    currencies: ['COP'],
    callingCode: '+57',
    clocks: [{ place: 'Bogotá', zone: 'America/Bogota' }],
    languages: ['Spanish'],
    wallets: ['Nequi', 'DaviPlata'],
    banks: ['Bancolombia', 'Davivienda', 'Banco de Bogotá', 'BBVA'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['br', 'pe'],
    lede: 'Nequi and DaviPlata turned millions of Colombian phones into accounts.',
    arrival: [
      'Nequi is from Bancolombia and DaviPlata from Davivienda. Each is tied to a mobile number and a cédula.',
      'In 2025, the central bank opened Bre-B, which links banks and wallets with keys.',
    ],
    wallet: 'A ten-digit number that starts with 3.',
    bank: 'The kind of account, savings (ahorros) or checking (corriente), its number, and the cédula number.',
    id: 'The cédula de ciudadanía, a passport, or, for Venezuelans and others, a cédula de extranjería or PPT.',
    hours: 'Colombia likes long weekends: many holidays move to a Monday.',
    questions: [
      {
        question: 'Can a Venezuelan friend in Cúcuta receive money?',
        answer: ['Yes, with a PPT, the permit for temporary protection. Banks and wallets there know it well.'],
      },
      {
        question: 'What is the four per thousand?',
        answer: [
          'A tax on taking money out of accounts, called 4x1000. Each person can have one account that is exempt.',
        ],
      },
      {
        question: 'Are pesos in Colombia paid with cents?',
        answer: ['On paper only. In cash the smallest coin in use is 50 pesos, so amounts are rounded.'],
      },
    ],
    sources: ['Banco de la República: Bre-B, 2025', 'Estatuto Tributario, art. 870 and 879', 'Migración Colombia: PPT'],
  },
  {
    iso2: 'ht',
    slug: 'haiti',
    name: 'Haiti',
    currencies: ['HTG'],
    callingCode: '+509',
    clocks: [{ place: 'Port-au-Prince', zone: 'America/Port-au-Prince' }],
    languages: ['Haitian Creole', 'French'],
    wallets: ['MonCash', 'NatCash'],
    banks: ['Sogebank', 'Unibank', 'BNC', 'Capital Bank'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['co', 'mx'],
    lede: 'Money from the diaspora keeps many homes in Haiti going. A wallet saves a risky trip to town.',
    arrival: [
      'MonCash is Digicel’s wallet, and NatCash is Natcom’s. People buy food and phone time with them.',
      'Sogebank and Unibank pay into accounts, but some branches in the capital have closed for safety.',
    ],
    wallet: 'Eight digits after +509. The wallet must be the full kind, opened with an ID.',
    bank: 'The bank, the account number, and the name in the order used on the ID.',
    id: 'The national card with the CIN number from ONI, or a passport.',
    hours: 'Haiti changes its clocks with the US East Coast.',
    questions: [
      {
        question: 'Is it safe for my mother to collect cash?',
        answer: [
          'Let her decide. With a wallet she can stay home and pay from her phone. Do not tell anyone else which day.',
        ],
      },
      {
        question: 'How much can a MonCash wallet take?',
        answer: [
          'There is a small kind and a full kind, with different limits. She can ask Digicel to raise hers with an ID.',
        ],
      },
      {
        question: 'Gourdes or Haitian dollars?',
        answer: ['Gourdes. A Haitian dollar is only a way of counting: it means five gourdes. No such note exists.'],
      },
    ],
    sources: ['Banque de la République d’Haïti', 'Digicel Haiti: MonCash', 'ONI: carte d’identification nationale'],
  },
  {
    iso2: 'mx',
    slug: 'mexico',
    name: 'Mexico',
    currencies: ['MXN'],
    callingCode: '+52',
    clocks: [
      { place: 'Mexico City', zone: 'America/Mexico_City' },
      { place: 'Tijuana', zone: 'America/Tijuana' },
    ],
    languages: ['Spanish', 'Nahuatl', 'Maya'],
    wallets: [],
    banks: ['BBVA', 'Banorte', 'Santander', 'Banamex', 'HSBC'],
    weekend: 'Saturday and Sunday',
    nearby: ['co', 'ht'],
    lede: 'No route for money sent home is busier than the one from the United States to Mexico.',
    arrival: [
      'Money reaches a bank account through SPEI, the central bank’s system, which works day and night.',
      'Towns without a bank may have a Banco del Bienestar, a government bank.',
    ],
    bank: 'The CLABE, 18 digits. The first three name the bank, and the last one is a check digit.',
    id: 'The INE voter card, a passport, or a consular card.',
    hours: 'Most of Mexico gave up daylight saving time in 2022. Towns on the US border still use it.',
    questions: [
      {
        question: 'Is a card number as good as a CLABE?',
        answer: ['No. The 16 digits on a card belong to the card. The CLABE is in the app or on a statement.'],
      },
      {
        question: 'Is there a US tax on sending to Mexico?',
        answer: [
          'Since January 1, 2026, the US has taken one percent if you pay with cash, a money order, or a cashier’s check.',
          'Paying from a US bank account or with a US card is exempt.',
        ],
      },
      {
        question: 'Does my father pay tax on it there?',
        answer: [
          'As a rule, help from family is not taxed in Mexico. Large gifts may have to be declared, so he should ask.',
        ],
      },
    ],
    sources: [
      'Banco de México: SPEI and CLABE',
      '26 U.S.C. 4475 (Public Law 119-21)',
      'Ley de los Husos Horarios, October 2022',
    ],
  },
  {
    iso2: 'py',
    slug: 'paraguay',
    name: 'Paraguay',
    currencies: ['PYG'],
    callingCode: '+595',
    clocks: [{ place: 'Asunción', zone: 'America/Asuncion' }],
    languages: ['Guaraní', 'Spanish'],
    wallets: ['Tigo Money', 'Billetera Personal'],
    banks: ['Banco Nacional de Fomento', 'Itaú', 'Banco Continental', 'Ueno Bank'],
    weekend: 'Saturday and Sunday',
    nearby: ['br', 'bo', 'uy'],
    lede: 'Most people in Paraguay speak Guaraní, and its money has the same name.',
    arrival: [
      'Tigo Money and Billetera Personal have shops in the barrios of Asunción and in farm towns.',
      'Banks pass money on at any hour, since the central bank’s SIPAP runs around the clock.',
    ],
    wallet: 'The number with 09 in front, as people dial it at home.',
    bank: 'The bank, the account number, and the cédula number.',
    id: 'The cédula de identidad paraguaya. A passport works too.',
    hours: 'Since October 2024, Paraguay has kept daylight saving time all year.',
    questions: [
      {
        question: 'Why is there no decimal point?',
        answer: ['The guaraní has no cents at all. One dollar is worth several thousand.'],
      },
      {
        question: 'My clock app is an hour off. Who is right?',
        answer: ['Update the app. A 2024 law fixed the time at three hours behind Greenwich.'],
      },
      {
        question: 'Can I send to Ciudad del Este for someone in Brazil?',
        answer: ['Send to the country where the account is. Across the bridge, the rules and the money are different.'],
      },
    ],
    sources: ['Law 7354/2024 on the official time', 'Banco Central del Paraguay: SIPAP'],
  },
  {
    iso2: 'pe',
    slug: 'peru',
    name: 'Peru',
    currencies: ['PEN'],
    callingCode: '+51',
    clocks: [{ place: 'Lima', zone: 'America/Lima' }],
    languages: ['Spanish', 'Quechua', 'Aymara'],
    wallets: ['Yape', 'Plin'],
    banks: ['BCP', 'BBVA', 'Interbank', 'Scotiabank'],
    weekend: 'Saturday afternoon and Sunday',
    nearby: ['bo', 'br', 'co'],
    lede: 'In Peru, people say “te yapeo”: I will pay you with Yape. The app is used at almost every stall.',
    arrival: [
      'Yape belongs to BCP, and Plin is shared by BBVA, Interbank, and Scotiabank. The two have been able to pay each other since 2023.',
      'Country towns are served by small banks called cajas, such as Caja Arequipa.',
    ],
    wallet: 'Nine digits that start with 9, the number that Yape is on.',
    bank: 'The CCI, the 20-digit code that any bank in Peru can read.',
    id: 'The DNI for Peruvians, or a carné de extranjería for people from abroad.',
    hours: 'In late July the whole country takes time off for Fiestas Patrias.',
    questions: [
      {
        question: 'Soles or dollars?',
        answer: [
          'Both are used in Peru. Tell us the currency of the account, or the bank will convert at its own rate.',
        ],
      },
      {
        question: 'What is the CCI, and where is it?',
        answer: ['It is in the app, under the account details. It is longer than the account number.'],
      },
      {
        question: 'Does Yape need a bank account?',
        answer: ['No. A DNI is enough to sign up for Yape, though the limits are lower.'],
      },
    ],
    sources: ['BCRP: interoperability of wallets, 2023', 'RENIEC: DNI', 'SBS: supervised companies'],
  },
  {
    iso2: 'uy',
    slug: 'uruguay',
    name: 'Uruguay',
    currencies: ['UYU'],
    callingCode: '+598',
    clocks: [{ place: 'Montevideo', zone: 'America/Montevideo' }],
    languages: ['Spanish'],
    wallets: [],
    banks: ['BROU', 'Itaú', 'Santander', 'BBVA', 'Scotiabank'],
    weekend: 'Saturday and Sunday',
    nearby: ['br', 'py'],
    lede: 'Uruguay pays wages and pensions into accounts by law, so most adults have one.',
    arrival: [
      'BROU, the state bank, is the largest. It has offices from Artigas to Punta del Este.',
      'Payment shops such as Abitab and Redpagos are on many corners, for bills and for cash.',
    ],
    bank: 'The bank, the account number, and its currency, since pesos and dollars are kept apart.',
    id: 'The cédula de identidad, with seven digits and a check digit.',
    hours: 'Bank branches open only in the afternoon, from one to five.',
    questions: [
      {
        question: 'Why are banks in Montevideo closed in the morning?',
        answer: ['It is their custom: the public hours begin at one. Apps and ATMs work around the clock.'],
      },
      {
        question: 'My cousin has a BROU account with an old, long number. Is it valid?',
        answer: ['Ask for the new one. BROU changed its numbers some years ago, and an old slip may be out of date.'],
      },
      {
        question: 'Does everything stop in the week before Easter?',
        answer: ['Uruguay calls it Tourism Week. Many offices close, but payments go on.'],
      },
    ],
    sources: [
      'Law 19.210 on financial inclusion, 2014',
      'BCU: banks',
      'Ministerio de Trabajo y Seguridad Social: feriados pagos',
    ],
  },
]
