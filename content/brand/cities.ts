/**
 * The cities that have a page of their own, in the order of the menu and of the service-area page. Each must be in a
 * state of licenses.ts. The text about the office is added from company.ts. After a change, run `npm run draw`: each
 * city has a map and a link preview. A city without a `picture` of its own has the common street scene. `currencies` are
 * those of the communities that the page names; dollars are common in Somalia.
 */
import { cityBreadcrumb, featureCards, type City } from '../city.ts'
import { brand } from './company.ts'

const minneapolis = {
  path: '/minneapolis',
  name: 'Minneapolis',
  state: 'Minnesota',
  stateCode: 'MN',
  lat: 44.9778,
  lng: -93.265,
  title: `Send Money Home from Minneapolis | ${brand.name}`,
  description:
    'Send money from Minneapolis to wallets and bank accounts in Somalia, Kenya, Ethiopia, and beyond. Find an agent ' +
    'or check the mid-market rate.',
  breadcrumb: cityBreadcrumb,
  crumb: 'Minneapolis',
  heading: 'Send money home from Minneapolis',
  lede: 'Minnesota is home to the largest Somali community in the United States.',
  picture: {
    name: 'city-minneapolis',
    alt: 'A woman and a child by the river in Minneapolis, with the towers of Riverside Plaza, the Stone Arch Bridge, and a flour mill behind them.',
  },
  mapAlt: 'Map of Minnesota with Minneapolis marked, beside St. Paul and southeast of St. Cloud.',
  card: 'Minnesota is home to the largest Somali community in the United States.',
  labelOffset: [-0.5, 1],
  aboutTitle: 'A city with family far away',
  about: [
    'Cedar-Riverside, on the west bank of the Mississippi, has been a first home for newcomers since the 1800s. ' +
      'Scandinavian families came first. Today its shops and mosques, and the tall towers of Riverside Plaza, make ' +
      'it one of the best-known Somali neighborhoods in the country.',
    'Lake Street runs across the whole south side. Within a few blocks you can hear Somali, Oromo, Spanish, and ' +
      'English. The Twin Cities also have one of the largest Oromo communities in the United States.',
    'Minneapolis has two sister cities in East Africa: Eldoret in Kenya and Bosaso in Somalia. With Bosaso, in 2014, ' +
      'it became the first US city with a sister city in Somalia.',
  ],
  facts: [
    { term: 'County', value: 'Hennepin' },
    { term: 'Languages you hear', value: 'Somali, Oromo, Amharic, Spanish, Hmong' },
  ],
  currencies: ['SOS', 'USD', 'ETB', 'KES'],
  featuresTitle: 'What we do in Minneapolis',
  features: featureCards({
    p2p: 'Send from Cedar Avenue or Lake Street to a wallet or a bank account in Somalia, Kenya, or Ethiopia.',
    ngo: 'Many Twin Cities groups work in East Africa. Pay their field staff and families there from one list.',
    b2b: 'Shops on Lake Street sell food, fabric, and tea from abroad. Pay those suppliers in their own currency.',
    app: 'A credit union or a community group in Hennepin County can offer transfers in an app with its own name.',
    agency: 'Do you run a grocery, a travel office, or a phone shop here? Add money transfer to your counter.',
  }),
} satisfies City

const stPaul = {
  path: '/stpaul',
  name: 'St. Paul',
  state: 'Minnesota',
  stateCode: 'MN',
  lat: 44.9537,
  lng: -93.09,
  title: `Send Money Home from St. Paul | ${brand.name}`,
  description:
    'Send money from St. Paul to family in Ethiopia, Somalia, Nigeria, and beyond. What we do near Snelling and ' +
    'University, and where to find an agent.',
  breadcrumb: cityBreadcrumb,
  crumb: 'St. Paul',
  heading: 'Send money home from St. Paul',
  lede:
    'Minnesota’s capital has its own Little Africa: a stretch of Snelling Avenue with African cafés, groceries, ' +
    'and hair salons.',
  picture: {
    name: 'city-stpaul',
    alt: 'A woman waits for the light rail in St. Paul, in front of the dome of the State Capitol.',
  },
  mapAlt: 'Map of Minnesota with St. Paul marked, just east of Minneapolis.',
  card: 'The state capital, next to Minneapolis. Oromo, Somali, Karen, and Hmong families live and trade here.',
  aboutTitle: 'Little Africa and its neighbors',
  about: [
    'Little Africa lies along Snelling Avenue, north of University Avenue, in the Hamline-Midway neighborhood. Local ' +
      'business owners and a nonprofit gave it that name in 2013. Each summer a festival fills the street with music ' +
      'and food.',
    'St. Paul has been a first home for many people. Its Hmong community is one of the largest of any US city, and ' +
      'many Karen families from Myanmar live here too. Ethiopian, Eritrean, Oromo, Somali, and Nigerian families run ' +
      'shops next door.',
    'The state agency that oversees us is downtown, on 7th Place: the Minnesota Department of Commerce. Its phone ' +
      'number and email address are on our [licenses page](/licenses).',
  ],
  facts: [
    { term: 'County', value: 'Ramsey' },
    { term: 'Main streets', value: 'University Avenue, Snelling Avenue' },
    { term: 'Languages you hear', value: 'Hmong, Karen, Somali, Oromo, Amharic, Spanish' },
    { term: 'Light rail', value: 'The Green Line stops at Snelling Avenue and continues to Minneapolis.' },
  ],
  currencies: ['ETB', 'SOS', 'USD', 'NGN'],
  featuresTitle: 'What we do in St. Paul',
  features: featureCards({
    p2p: 'Send to a parent in Addis Ababa or a sister in Lagos, and see the rate and the fee before you pay.',
    ngo: 'Is your nonprofit based near the Capitol, with a program in Africa? Pay a whole list of people at once.',
    b2b: 'Groceries on University Avenue bring in spices, grains, and coffee. Pay the growers and packers abroad.',
    app: 'A chamber of commerce or a credit union in Ramsey County can give members transfers under its own name.',
    agency: 'Own a shop in Little Africa or Frogtown? Your customers can send money home from your counter.',
  }),
} satisfies City

const stCloud = {
  path: '/stcloud',
  name: 'St. Cloud',
  state: 'Minnesota',
  stateCode: 'MN',
  lat: 45.5579,
  lng: -94.1632,
  title: `Send Money Home from St. Cloud | ${brand.name}`,
  description:
    'Send money from St. Cloud and Waite Park to Somalia, Kenya, Ethiopia, and beyond. How our services work in ' +
    'central Minnesota and how to find an agent.',
  breadcrumb: cityBreadcrumb,
  crumb: 'St. Cloud',
  heading: 'Send money home from St. Cloud',
  lede:
    'St. Cloud is on the Mississippi, about 65 miles northwest of Minneapolis. It has one of the largest Somali ' +
    'communities in Minnesota outside the Twin Cities.',
  picture: {
    name: 'city-stcloud',
    alt: 'A worker and a family at a granite quarry in St. Cloud, where a crane lifts a block of stone.',
  },
  mapAlt: 'Map of Minnesota with St. Cloud marked in the center, northwest of Minneapolis and St. Paul.',
  card: 'On the Mississippi, about an hour northwest of Minneapolis, with many East African shops and students.',
  labelOffset: [0, -1],
  aboutTitle: 'The Granite City, and home to many',
  about: [
    'People call St. Cloud the Granite City, after the stone that has been cut here since the 1800s. Today people ' +
      'work in food processing plants, factories, hospitals, and schools, and study at St. Cloud State University.',
    'Somali families began to arrive in larger numbers in the early 2000s. Many came for jobs in meatpacking plants ' +
      'and factories, and many have since opened their own shops, day cares, and home-care businesses.',
    'The city spans three counties, and Waite Park, Sauk Rapids, and Sartell are next door. If you work late ' +
      `shifts, ${brand.product} helps: once your agent has entered the details, you pay from your phone.`,
  ],
  facts: [
    { term: 'Counties', value: 'Stearns, Benton, and Sherburne' },
    { term: 'Next door', value: 'Waite Park, Sauk Rapids, Sartell, St. Joseph' },
    { term: 'Languages you hear', value: 'Somali, Spanish, English' },
    { term: 'Highways to the Twin Cities', value: 'Interstate 94 and US Highway 10' },
  ],
  currencies: ['SOS', 'USD', 'KES', 'ETB'],
  featuresTitle: 'What we do in St. Cloud',
  features: featureCards({
    p2p: 'Send after your shift to a wallet in Somalia or Kenya. You and your family both get a confirmation.',
    ngo: 'Churches, mosques, and aid groups in central Minnesota can pay people in the field from one list.',
    b2b: 'A plant or a parts shop on the Mississippi can pay a supplier abroad and see the cost first.',
    app: 'An employer with staff from many countries can offer them a transfer app with its own name.',
    agency: 'Does your store in St. Cloud or Waite Park stay open late? Serve senders when the banks are closed.',
  }),
} satisfies City

const aurora = {
  path: '/Aurora',
  name: 'Aurora',
  state: 'Colorado',
  stateCode: 'CO',
  lat: 39.7294,
  lng: -104.8319,
  title: `Send Money Home from Aurora, Colorado | ${brand.name}`,
  description:
    'Send money from Aurora, Colorado, to Ethiopia, Mexico, Nepal, and beyond. What we do near Havana Street and East ' +
    'Colfax, and where to find an agent.',
  breadcrumb: cityBreadcrumb,
  crumb: 'Aurora',
  heading: 'Send money home from Aurora',
  lede:
    'About one in five people in Aurora was born outside the United States. Many came from Ethiopia, and the city ' +
    'has a sister city there.',
  picture: {
    name: 'city-aurora',
    alt: 'A woman pours Ethiopian coffee for a guest outside a café in Aurora, with the Rocky Mountains behind them.',
  },
  mapAlt: 'Map of Colorado with Aurora marked, just east of Denver.',
  card: 'Denver’s neighbor to the east. Many Ethiopian and Eritrean families have made their home here.',
  aboutTitle: 'From Havana Street to Adama',
  about: [
    'Aurora lies on the east side of Denver and is the third-largest city in Colorado. Along Havana Street and East ' +
      'Colfax Avenue you can eat Ethiopian, Korean, Vietnamese, Mexican, and Salvadoran food within a few miles.',
    'Ethiopian and Eritrean families have opened cafés, markets, and places of worship on both sides of the line ' +
      'between Aurora and Denver. Amharic, Oromo, and Tigrinya are part of daily life there.',
    'In 2014 Aurora and Adama became sister cities. Adama is a large city in Ethiopia, on the road and the railroad ' +
      'that run from Addis Ababa to the sea.',
  ],
  facts: [
    { term: 'Counties', value: 'Arapahoe, Adams, and Douglas' },
    { term: 'Main streets', value: 'Havana Street, East Colfax Avenue' },
    { term: 'Languages you hear', value: 'Spanish, Amharic, Tigrinya, Oromo, Korean, Nepali' },
    {
      term: 'Who regulates us',
      value: 'The Colorado Division of Banking, in Denver. See [our licenses](/licenses).',
    },
  ],
  currencies: ['ETB', 'MXN', 'NPR'],
  featuresTitle: 'What we do in Aurora',
  features: featureCards({
    p2p: 'Send birr to a wallet or a bank in Adama or Addis Ababa, or pesos to a bank in Mexico.',
    ngo: 'Does your group on the Front Range fund a school or a clinic in Ethiopia? Pay its staff from one list.',
    b2b: 'Coffee sellers and food markets on Havana Street can pay growers and exporters in their own currency.',
    app: 'A community group or a credit union in Aurora can offer transfers in an app with its own colors.',
    agency: 'Your market on East Colfax can become the place where neighbors send money home.',
  }),
} satisfies City

const columbus = {
  path: '/Columbus',
  name: 'Columbus',
  state: 'Ohio',
  stateCode: 'OH',
  lat: 39.9612,
  lng: -82.9988,
  title: `Send Money Home from Columbus, Ohio | ${brand.name}`,
  description:
    'Send money from Columbus, Ohio, to Somalia, Ghana, Nepal, and beyond. What we do in Northland and along ' +
    'Cleveland Avenue, and where to find an agent.',
  breadcrumb: cityBreadcrumb,
  crumb: 'Columbus',
  heading: 'Send money home from Columbus',
  lede:
    'Only the Twin Cities have more Somali neighbors than Columbus. People from Ghana and Nepali speakers from ' +
    'Bhutan have made their home here too.',
  picture: {
    name: 'city-columbus',
    alt: 'A family under the lighted arches of High Street in Columbus, between brick shops and a tall tower.',
  },
  mapAlt: 'Map of Ohio with Columbus marked in the center of the state.',
  card: 'The capital of Ohio has one of the largest Somali communities in the country, after Minnesota.',
  aboutTitle: 'The world on the north side',
  about: [
    'In the Northland area, Cleveland Avenue and Morse Road are lined with halal groceries, cafés, tailors, and ' +
      'travel offices. Most Somali families arrived from the 1990s on, many of them after living in another state ' +
      'first.',
    'Columbus and Accra, the capital of Ghana, have been sister cities since 2015. Accra was the first African city ' +
      'on the list, and thousands of people with roots in Ghana live in and around Columbus.',
    'Our regulator in Ohio has its office downtown, on South High Street: the Division of Financial Institutions. ' +
      'Its phone number is on our [licenses page](/licenses).',
  ],
  facts: [
    { term: 'County', value: 'Franklin, with parts in Delaware and Fairfield counties' },
    { term: 'Main streets', value: 'Cleveland Avenue, Morse Road' },
    { term: 'Languages you hear', value: 'Somali, Nepali, Spanish, Twi, Amharic, French' },
  ],
  currencies: ['SOS', 'USD', 'GHS', 'NPR'],
  featuresTitle: 'What we do in Columbus',
  features: featureCards({
    p2p: 'Send from Morse Road to a wallet in Somalia, Ghana, or Nepal. You see what arrives before you pay.',
    ngo: 'Central Ohio groups with a program in Somalia or Ghana can pay their people there from one list.',
    b2b: 'Columbus is a hub for trucking and warehouses. Importers here can pay suppliers in local currency.',
    app: 'A credit union or an employer in Franklin County can offer transfers under its own name.',
    agency: 'Own a grocery or a travel office on Cleveland Avenue? Add transfers to what you sell.',
  }),
} satisfies City

const seattle = {
  path: '/WashingtonSeattle',
  name: 'Seattle',
  state: 'Washington',
  stateCode: 'WA',
  lat: 47.6062,
  lng: -122.3321,
  title: `Send Money Home from Seattle, Washington | ${brand.name}`,
  description:
    'Send money from Seattle, Tukwila, and SeaTac to Ethiopia, Somalia, Kenya, and beyond. What we do in Rainier ' +
    'Valley and where to find an agent.',
  breadcrumb: cityBreadcrumb,
  crumb: 'Seattle',
  heading: 'Send money home from Seattle',
  lede:
    'From Rainier Valley to Tukwila and SeaTac, the south end is home to Ethiopian, Eritrean, Oromo, and Somali ' +
    'families.',
  picture: {
    name: 'city-washingtonseattle',
    alt: 'A family by the water in Seattle, with the Space Needle, Mount Rainier, and a ferry.',
  },
  mapAlt: 'Map of Washington State with Seattle marked on Puget Sound.',
  card: 'Families from Ethiopia, Eritrea, and Somalia live in the south end of the city and in the towns of King County.',
  aboutTitle: 'Rainier Valley and the south end',
  about: [
    'Rainier Valley is the heart of it. Along Rainier Avenue South and Martin Luther King Jr. Way South, Ethiopian ' +
      'cafés and halal butchers are next to Vietnamese noodle shops and Filipino bakeries.',
    'The first Ethiopian and Eritrean students came to Seattle in the late 1960s. Many more families came after the ' +
      'Refugee Act of 1980. As rents rose, many moved south to Tukwila, SeaTac, and Kent.',
    'Seattle has two sister cities in Africa: Mombasa in Kenya, since 1981, and Limbe in Cameroon, since 1984. The ' +
      'African Savanna at Woodland Park Zoo is dedicated to the bond with Mombasa.',
  ],
  facts: [
    { term: 'County', value: 'King' },
    { term: 'Light rail', value: 'The 1 Line stops at Mount Baker, Columbia City, Othello, and Rainier Beach.' },
    { term: 'Next door', value: 'Tukwila, SeaTac, Burien, Renton' },
    { term: 'Languages you hear', value: 'Amharic, Tigrinya, Somali, Oromo, Vietnamese, Tagalog, Spanish' },
  ],
  currencies: ['ETB', 'SOS', 'USD', 'KES', 'PHP'],
  featuresTitle: 'What we do in Seattle',
  features: featureCards({
    p2p: 'Send from Othello or SeaTac to a wallet in Ethiopia, Kenya, or Somalia, or to a bank in Manila.',
    ngo: 'Many global health groups have their main office in Seattle. Pay field teams abroad from one list.',
    b2b: 'Importers near the port can pay coffee, tea, and seafood suppliers in the supplier’s own currency.',
    app: 'A union, a credit union, or a cultural group in King County can offer an app with its own name.',
    agency: 'Your shop on Rainier Avenue can serve senders in the languages they speak at home.',
  }),
} satisfies City

const sanDiego = {
  path: '/SanDiego',
  name: 'San Diego',
  state: 'California',
  stateCode: 'CA',
  lat: 32.7157,
  lng: -117.1611,
  title: `Send Money Home from San Diego | ${brand.name}`,
  description:
    'Send money from San Diego to Somalia, Ethiopia, Mexico, the Philippines, and beyond. What we do in City Heights ' +
    'and where to find an agent.',
  breadcrumb: cityBreadcrumb,
  crumb: 'San Diego',
  heading: 'Send money home from San Diego',
  lede:
    'City Heights, in the heart of San Diego, is home to families from Somalia, Ethiopia, Mexico, Vietnam, Cambodia, ' +
    'and many other places.',
  picture: {
    name: 'city-sandiego',
    alt: 'A family on the bay in San Diego, with palm trees, a sailboat, and the bridge to Coronado at sunset.',
  },
  mapAlt: 'Map of California with San Diego marked in the far southwest, next to Mexico.',
  card: 'City Heights has welcomed newcomers from East Africa and many other places for decades.',
  labelOffset: [-1, 0],
  aboutTitle: 'City Heights, where many roads meet',
  about: [
    'University Avenue, El Cajon Boulevard, and Fairmount Avenue are the main streets of City Heights. On one walk ' +
      'you pass Somali cafés, Ethiopian kitchens, Vietnamese bakeries, and Mexican markets.',
    'Many East African families came as refugees from the 1990s on, often because a cousin or an aunt already lived ' +
      'here. Community centers in City Heights help with school, health care, and jobs, and host weddings too.',
    'San Diego has been a sister city of Tema, a port in Ghana, since 1976. And Mexico is close: from the San Ysidro ' +
      'crossing you can walk to Tijuana.',
  ],
  facts: [
    { term: 'County', value: 'San Diego' },
    { term: 'Main streets', value: 'University Avenue, El Cajon Boulevard, Fairmount Avenue' },
    { term: 'Languages you hear', value: 'Spanish, Somali, Vietnamese, Tagalog, Amharic, Arabic, Swahili' },
    {
      term: 'Your right to a refund',
      value: 'California requires its own notice. Read it on [our licenses page](/licenses).',
    },
  ],
  currencies: ['SOS', 'USD', 'ETB', 'MXN', 'PHP'],
  featuresTitle: 'What we do in San Diego',
  features: featureCards({
    p2p: 'Send from City Heights to a wallet in Somalia or Ethiopia, or to a bank account in Mexico.',
    ngo: 'Refugee and health groups in San Diego can pay partners and families in East Africa from one list.',
    b2b: 'Businesses near the border and the port can pay suppliers abroad and know the cost before they approve.',
    app: 'A community center or a credit union here can give its members transfers under its own name.',
    agency: 'Have a store on University Avenue or in El Cajon? Let customers send money while they shop.',
  }),
} satisfies City

export const citiesServed: City[] = [minneapolis, stPaul, stCloud, aurora, columbus, seattle, sanDiego]
