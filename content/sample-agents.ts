import { AgentInput, type PlacedAgent } from '../contract/agent-input.ts'
import type { Hours, TimeZone } from '../contract/hours.ts'
import { brand } from './brand/company.ts'
import { licenses } from './licenses.ts'
import samplePlaces from './sample-places.json' with { type: 'json' }

/**
 * Sample agents, all invented: shops, house numbers, and people do not exist, and phones are from the reserved 555-01xx
 * range. Their positions are within the ZIP areas of their addresses. A new site starts with them; an admin replaces
 * them by importing a list of real ones.
 */
const from = (opens: string, closes: string) => [{ opens, closes }]
const week = (weekday: Hours[number], saturday: Hours[number], sunday: Hours[number]): Hours => [
  ...Array.from({ length: 5 }, () => weekday),
  saturday,
  sunday,
]

const weeks = {
  day: week(from('09:00', '18:00'), from('10:00', '16:00'), []),
  long: week(from('08:00', '21:00'), from('08:00', '21:00'), from('09:00', '19:00')),
  shop: week(from('10:00', '20:00'), from('10:00', '20:00'), from('11:00', '18:00')),
  split: week([...from('09:00', '12:30'), ...from('14:00', '19:00')], from('09:00', '13:00'), []),
  late: week(from('11:00', '23:00'), from('11:00', '01:00'), from('12:00', '22:00')),
  weekend: week([], from('10:00', '20:00'), from('10:00', '20:00')).with(4, from('14:00', '20:00')),
}

/** In this sample, every state has only one time zone. */
const zones: Record<string, TimeZone> = {
  CA: 'America/Los_Angeles',
  CO: 'America/Denver',
  GA: 'America/New_York',
  IL: 'America/Chicago',
  IN: 'America/New_York',
  IA: 'America/Chicago',
  KY: 'America/New_York',
  ME: 'America/New_York',
  MD: 'America/New_York',
  MN: 'America/Chicago',
  MO: 'America/Chicago',
  NE: 'America/Chicago',
  NC: 'America/New_York',
  ND: 'America/Chicago',
  OH: 'America/New_York',
  SD: 'America/Chicago',
  TN: 'America/Chicago',
  TX: 'America/Chicago',
  VT: 'America/New_York',
  VA: 'America/New_York',
  WA: 'America/Los_Angeles',
  WI: 'America/Chicago',
}

/** Code, name, street, city, ZIP, phone, latitude, longitude, languages, services, week. */
const table = `
MN-001 | Rift Valley Halal Market | 221 Cedar Ave S | Minneapolis | 55454 | (612) 555-0101 | 44.9748 | -93.2372 | english spanish | wallets banks text2pay business | day
MN-002 | Baraka Imports | 1207 E Lake St | Minneapolis | 55404 | (612) 555-0102 | 44.9573 | -93.2579 | english oromo | wallets banks cash-pickup text2pay | day
MN-003 | Hilal Halal Market | 1033 Chicago Ave | Minneapolis | 55407 | (612) 555-0103 | 44.9362 | -93.2541 | english somali amharic | wallets banks cash-pickup text2pay | long
MN-004 | Salama Pharmacy | 477 E Franklin Ave | Minneapolis | 55408 | (612) 555-0104 | 44.948 | -93.2864 | english somali amharic | wallets banks cash-pickup text2pay | long
MN-005 | Rift Valley Travel | 1225 Bloomington Ave | Minneapolis | 55406 | (612) 555-0105 | 44.9444 | -93.224 | english somali | wallets banks cash-pickup text2pay | shop
MN-006 | Unity Pharmacy | 1733 Central Ave NE | Minneapolis | 55412 | (612) 555-0106 | 45.0214 | -93.3056 | english oromo | wallets banks cash-pickup | shop
MN-007 | Kenya Fabrics | 2169 W Broadway Ave | Minneapolis | 55411 | (612) 555-0107 | 44.9956 | -93.2901 | english somali amharic | wallets banks cash-pickup text2pay | split
MN-008 | Star Market | 1645 Nicollet Ave | Minneapolis | 55418 | (612) 555-0108 | 45.0201 | -93.2342 | english somali amharic | wallets banks text2pay business | late
MN-009 | Karibu Imports | 963 Riverside Ave | Minneapolis | 55454 | (612) 555-0109 | 44.9732 | -93.2429 | english somali | wallets banks | weekend
MN-010 | Horn of Africa Market | 1929 Cedar Ave S | Minneapolis | 55404 | (612) 555-0110 | 44.9562 | -93.2621 | english amharic | wallets banks cash-pickup text2pay business | day
MN-011 | Nile Travel | 2157 E Lake St | Minneapolis | 55407 | (612) 555-0111 | 44.9387 | -93.2461 | english somali tigrinya | wallets banks cash-pickup text2pay | day
MN-012 | Safari Travel | 845 Chicago Ave | Minneapolis | 55408 | (612) 555-0112 | 44.938 | -93.299 | english amharic | wallets banks cash-pickup | long
MN-013 | Hilal Market | 1287 E Franklin Ave | Minneapolis | 55406 | (612) 555-0113 | 44.9438 | -93.2168 | english amharic oromo | wallets banks cash-pickup | long
MN-014 | Kenya Halal Market | 1321 Bloomington Ave | Minneapolis | 55412 | (612) 555-0114 | 45.0262 | -93.2961 | english swahili arabic | wallets banks text2pay | shop
MN-015 | Habesha Halal Market | 1507 Central Ave NE | Minneapolis | 55411 | (612) 555-0115 | 44.9941 | -93.2901 | english somali arabic tigrinya | wallets banks text2pay | shop
MN-016 | Tawakal Pharmacy | 101 W Broadway Ave | Minneapolis | 55418 | (612) 555-0116 | 45.0223 | -93.2375 | english somali arabic | wallets banks | split
MN-017 | Selam Grocery | 561 Nicollet Ave | Minneapolis | 55454 | (612) 555-0119 | 44.9753 | -93.2361 | english somali | wallets banks | late
MN-018 | Baraka Fabrics | 1707 Riverside Ave | Minneapolis | 55404 | (612) 555-0118 | 44.9663 | -93.267 | english somali arabic | wallets banks cash-pickup text2pay business | weekend
MN-019 | Awash Halal Market | 1303 University Ave W | St. Paul | 55104 | (651) 555-0101 | 44.9606 | -93.1711 | english oromo spanish | wallets banks cash-pickup text2pay business | day
MN-020 | Habesha Travel | 869 Snelling Ave N | St. Paul | 55103 | (651) 555-0102 | 44.9637 | -93.1218 | english somali oromo | wallets banks text2pay | day
MN-021 | Unity Travel | 441 Payne Ave | St. Paul | 55106 | (651) 555-0103 | 44.9604 | -93.0402 | english somali | wallets banks cash-pickup business | long
MN-022 | Salama Market | 1509 Rice St | St. Paul | 55107 | (651) 555-0104 | 44.9316 | -93.0721 | english somali swahili | wallets banks cash-pickup | long
MN-023 | Awash Imports | 821 Maryland Ave E | St. Paul | 55114 | (651) 555-0105 | 44.9604 | -93.1942 | english somali swahili | wallets banks cash-pickup business | shop
MN-024 | Kenya Café | 281 Thomas Ave | St. Paul | 55104 | (651) 555-0106 | 44.9521 | -93.1564 | english somali | wallets banks cash-pickup text2pay business | shop
MN-025 | Bilal Fabrics | 2297 University Ave W | St. Paul | 55103 | (651) 555-0107 | 44.9595 | -93.1249 | english somali swahili tigrinya | wallets banks text2pay business | split
MN-026 | Habesha Grocery | 533 Snelling Ave N | St. Paul | 55106 | (651) 555-0108 | 44.9587 | -93.0507 | english somali swahili spanish | wallets banks cash-pickup | late
MN-027 | Juba Imports | 691 Payne Ave | St. Paul | 55107 | (651) 555-0109 | 44.9315 | -93.0834 | english somali arabic | wallets banks cash-pickup text2pay business | weekend
MN-028 | Hodan Phone & Money | 811 Rice St | St. Paul | 55114 | (651) 555-0110 | 44.969 | -93.1969 | english somali arabic tigrinya | wallets banks cash-pickup text2pay | day
MN-029 | Towfiq Imports | 1821 Maryland Ave E | St. Paul | 55104 | (651) 555-0111 | 44.9606 | -93.1586 | english somali | wallets banks cash-pickup text2pay business | day
MN-030 | Safari Phone & Money | 1527 33rd St S | St. Cloud | 56301 | (320) 555-0101 | 45.4808 | -94.2344 | english somali | wallets banks cash-pickup text2pay | long
MN-031 | Amal Grocery | 1791 Division St | St. Cloud | 56303 | (320) 555-0102 | 45.5692 | -94.207 | english oromo swahili | wallets banks cash-pickup text2pay business | long
MN-032 | Al-Amin Pharmacy | 645 E St Germain St | St. Cloud | 56304 | (320) 555-0103 | 45.5347 | -94.0615 | english somali oromo | wallets banks cash-pickup | shop
MN-033 | Savanna Market | 1361 Roosevelt Rd | St. Cloud | 56301 | (320) 555-0104 | 45.4838 | -94.2466 | english somali | wallets banks cash-pickup | shop
MN-034 | Tawakal Grocery | 667 25th Ave N | St. Cloud | 56303 | (320) 555-0105 | 45.5804 | -94.2069 | english somali | wallets banks cash-pickup text2pay business | split
MN-035 | Blue Nile Halal Market | 583 33rd St S | St. Cloud | 56304 | (320) 555-0106 | 45.5239 | -94.0629 | english somali spanish | wallets banks text2pay | late
MN-036 | Hodan Travel | 1909 Division St | St. Cloud | 56301 | (320) 555-0107 | 45.4847 | -94.2425 | english oromo arabic | wallets banks cash-pickup text2pay | weekend
CO-001 | Kenya Pharmacy | 1141 E Colfax Ave | Aurora | 80010 | (303) 555-0101 | 39.7404 | -104.8638 | english spanish | wallets banks text2pay business | day
CO-002 | Jamia Fabrics | 1441 S Havana St | Aurora | 80011 | (303) 555-0102 | 39.7394 | -104.7897 | english amharic | wallets banks cash-pickup | day
CO-003 | Bilal Imports | 311 E Mississippi Ave | Aurora | 80012 | (303) 555-0103 | 39.7056 | -104.8437 | english arabic | wallets banks text2pay | long
CO-004 | Nile Fabrics | 543 Peoria St | Aurora | 80013 | (303) 555-0104 | 39.6582 | -104.7613 | english amharic swahili | wallets banks cash-pickup | long
CO-005 | Kilimo Halal Market | 1561 S Parker Rd | Aurora | 80014 | (303) 555-0105 | 39.6572 | -104.8413 | english amharic swahili spanish | wallets banks text2pay business | shop
CO-006 | Gada Travel | 1045 E Iliff Ave | Aurora | 80010 | (303) 555-0106 | 39.7325 | -104.8534 | english somali spanish | wallets banks cash-pickup text2pay | shop
CO-007 | Sheba Café | 1215 E Colfax Ave | Aurora | 80011 | (303) 555-0107 | 39.7427 | -104.7852 | english swahili arabic | wallets banks business | split
CO-008 | Juba Phone & Money | 261 S Havana St | Aurora | 80012 | (303) 555-0108 | 39.7026 | -104.8468 | english amharic arabic | wallets banks text2pay | late
CO-009 | Gada Pharmacy | 1003 E Mississippi Ave | Aurora | 80013 | (303) 555-0109 | 39.6575 | -104.7689 | english amharic tigrinya spanish | wallets banks cash-pickup text2pay | weekend
CO-010 | Gada Halal Market | 777 Peoria St | Aurora | 80014 | (303) 555-0110 | 39.6648 | -104.8421 | english amharic | wallets banks business | day
OH-001 | Star Pharmacy | 357 Cleveland Ave | Columbus | 43211 | (614) 555-0101 | 40.0098 | -82.9752 | english somali arabic french | wallets banks cash-pickup text2pay business | day
OH-002 | Sagal Halal Market | 313 E Dublin Granville Rd | Columbus | 43219 | (614) 555-0102 | 40.0022 | -82.9216 | english oromo swahili | wallets banks text2pay | long
OH-003 | Kenya Grocery | 1729 Morse Rd | Columbus | 43224 | (614) 555-0103 | 40.0426 | -82.9584 | english somali swahili arabic | wallets banks cash-pickup | long
OH-004 | Hodan Fabrics | 235 Westerville Rd | Columbus | 43229 | (614) 555-0104 | 40.083 | -82.9764 | english somali | wallets banks cash-pickup text2pay | shop
OH-005 | Entoto Café | 1801 Refugee Rd | Columbus | 43231 | (614) 555-0105 | 40.0773 | -82.9375 | english somali amharic oromo | wallets banks text2pay | shop
OH-006 | Baraka Books & Gifts | 1463 Karl Rd | Columbus | 43232 | (614) 555-0106 | 39.9171 | -82.8611 | english somali amharic swahili | wallets banks business | split
OH-007 | Hodan Pharmacy | 803 Sullivant Ave | Columbus | 43211 | (614) 555-0107 | 40.0076 | -82.9669 | english oromo swahili | wallets banks cash-pickup business | late
OH-008 | Lamu Fabrics | 1197 Cleveland Ave | Columbus | 43219 | (614) 555-0108 | 40.0087 | -82.9163 | english somali amharic arabic | wallets banks cash-pickup text2pay | weekend
OH-009 | Awash Pharmacy | 461 E Dublin Granville Rd | Columbus | 43224 | (614) 555-0109 | 40.0366 | -82.9567 | english swahili arabic | wallets banks cash-pickup text2pay | day
OH-010 | Jamia Pharmacy | 301 Morse Rd | Columbus | 43229 | (614) 555-0110 | 40.0847 | -82.9697 | english oromo arabic french | wallets banks cash-pickup text2pay | day
OH-011 | Riverside Phone & Money | 1673 Westerville Rd | Columbus | 43231 | (614) 555-0111 | 40.0764 | -82.9442 | english oromo | wallets banks text2pay | long
OH-012 | Juba Fabrics | 2227 Refugee Rd | Columbus | 43232 | (614) 555-0112 | 39.9224 | -82.8768 | english somali | wallets banks cash-pickup text2pay | long
OH-013 | Selam Books & Gifts | 955 Karl Rd | Columbus | 43211 | (614) 555-0113 | 40.0061 | -82.9767 | english amharic | wallets banks | shop
OH-014 | Mandera Imports | 2045 Sullivant Ave | Columbus | 43219 | (614) 555-0114 | 40.0002 | -82.928 | english somali french | wallets banks cash-pickup text2pay business | shop
WA-001 | Hilal Books & Gifts | 1403 Rainier Ave S | Seattle | 98118 | (206) 555-0101 | 47.5439 | -122.2688 | english somali | wallets banks cash-pickup | split
WA-002 | Unity Halal Market | 2261 Martin Luther King Jr Way S | Seattle | 98144 | (206) 555-0102 | 47.5813 | -122.2865 | english oromo | wallets banks text2pay | late
WA-003 | Sagal Imports | 1055 E Cherry St | Seattle | 98122 | (206) 555-0103 | 47.6049 | -122.296 | english somali amharic arabic | wallets banks text2pay | weekend
WA-004 | Mombasa Market | 387 Delridge Way SW | Seattle | 98108 | (206) 555-0104 | 47.53 | -122.3015 | english somali oromo | wallets banks cash-pickup business | day
WA-005 | Mandera Travel | 1677 Beacon Ave S | Seattle | 98106 | (206) 555-0105 | 47.5406 | -122.3524 | english amharic swahili arabic | wallets banks text2pay | day
WA-006 | Jamia Books & Gifts | 2275 E Jefferson St | Seattle | 98118 | (206) 555-0106 | 47.5397 | -122.2689 | english somali | wallets banks cash-pickup | long
WA-007 | Rift Valley Fabrics | 517 Rainier Ave S | Seattle | 98144 | (206) 555-0107 | 47.5881 | -122.3 | english somali swahili arabic | wallets banks cash-pickup | long
WA-008 | Entoto Grocery | 517 Martin Luther King Jr Way S | Seattle | 98122 | (206) 555-0108 | 47.6124 | -122.2926 | english oromo tigrinya | wallets banks | shop
WA-009 | Sagal Travel | 545 E Cherry St | Seattle | 98108 | (206) 555-0109 | 47.5296 | -122.3127 | english somali | wallets banks text2pay | shop
WA-010 | Addis Imports | 977 Tukwila International Blvd | Tukwila | 98168 | (206) 555-0110 | 47.4968 | -122.3041 | english somali oromo arabic | wallets banks cash-pickup text2pay business | split
WA-011 | Lamu Travel | 1611 S 144th St | Tukwila | 98188 | (206) 555-0111 | 47.4479 | -122.2795 | english somali | wallets banks cash-pickup | late
WA-012 | Al-Amin Grocery | 1983 Pacific Hwy S | Kent | 98030 | (253) 555-0101 | 47.3608 | -122.2009 | english amharic | wallets banks cash-pickup text2pay business | weekend
WA-013 | Al-Amin Imports | 1655 E Smith St | Kent | 98032 | (253) 555-0102 | 47.3852 | -122.2606 | english somali arabic | wallets banks cash-pickup | day
CA-001 | Towfiq Halal Market | 1255 University Ave | San Diego | 92105 | (619) 555-0101 | 32.7373 | -117.0815 | english somali | wallets banks | day
CA-002 | Blue Nile Fabrics | 301 El Cajon Blvd | San Diego | 92115 | (619) 555-0102 | 32.7659 | -117.0738 | english somali arabic | wallets banks cash-pickup text2pay | long
CA-003 | Blue Nile Grocery | 237 Fairmount Ave | San Diego | 92104 | (619) 555-0103 | 32.7466 | -117.1342 | english somali | wallets banks cash-pickup text2pay | long
CA-004 | Baraka Halal Market | 569 Euclid Ave | San Diego | 92102 | (619) 555-0104 | 32.7174 | -117.1207 | english arabic | wallets banks cash-pickup text2pay business | shop
CA-005 | Towfiq Books & Gifts | 563 54th St | San Diego | 92114 | (619) 555-0105 | 32.7076 | -117.0552 | english somali amharic spanish | wallets banks text2pay business | shop
CA-006 | Lamu Halal Market | 2271 Imperial Ave | San Diego | 92105 | (619) 555-0106 | 32.7389 | -117.0961 | english somali arabic | wallets banks cash-pickup text2pay business | split
CA-007 | Karibu Café | 461 University Ave | San Diego | 92115 | (619) 555-0107 | 32.7572 | -117.0692 | english arabic | wallets banks cash-pickup | late
CA-008 | Horn of Africa Pharmacy | 1215 El Cajon Blvd | San Diego | 92104 | (619) 555-0108 | 32.7464 | -117.125 | english somali swahili | wallets banks | weekend
CA-009 | Kilimo Pharmacy | 629 Fairmount Ave | San Diego | 92102 | (619) 555-0109 | 32.712 | -117.121 | english somali swahili | wallets banks cash-pickup text2pay | day
CA-010 | Savanna Travel | 1405 Euclid Ave | San Diego | 92114 | (619) 555-0110 | 32.7143 | -117.0618 | english somali amharic | wallets banks cash-pickup text2pay | day
MN-037 | Habesha Books & Gifts | 2169 S Broadway Ave | Rochester | 55901 | (507) 555-0101 | 44.0803 | -92.4916 | english somali | wallets banks cash-pickup text2pay | long
MN-038 | Rift Valley Grocery | 2293 7th St NW | Rochester | 55904 | (507) 555-0102 | 43.9469 | -92.4053 | english spanish | wallets banks cash-pickup text2pay | long
MN-039 | Gada Market | 497 Central Ave N | Faribault | 55021 | (507) 555-0103 | 44.3008 | -93.2726 | english somali amharic | wallets banks cash-pickup text2pay business | shop
MN-040 | Gada Grocery | 1411 Litchfield Ave SW | Willmar | 56201 | (320) 555-0108 | 45.1044 | -95.0448 | english somali | wallets banks cash-pickup text2pay business | shop
CO-011 | Entoto Travel | 2033 E Colfax Ave | Denver | 80220 | (303) 555-0111 | 39.7347 | -104.9073 | english somali amharic | wallets banks | split
GA-001 | Addis Market | 761 E Ponce de Leon Ave | Clarkston | 30021 | (404) 555-0101 | 33.8033 | -84.2389 | english spanish french | wallets banks text2pay | late
GA-002 | Mandera Books & Gifts | 515 Market St | Clarkston | 30021 | (404) 555-0102 | 33.8046 | -84.2319 | english somali swahili | wallets banks cash-pickup text2pay | weekend
GA-003 | Selam Travel | 1975 Buford Hwy NE | Atlanta | 30341 | (404) 555-0103 | 33.894 | -84.2874 | english somali | wallets banks cash-pickup | day
GA-004 | Kilimo Travel | 1417 Memorial Dr | Stone Mountain | 30083 | (404) 555-0104 | 33.7991 | -84.1962 | english amharic tigrinya | wallets banks cash-pickup | shop
IL-001 | Towfiq Café | 1637 N Broadway | Chicago | 60640 | (773) 555-0101 | 41.972 | -87.6603 | english somali arabic spanish | wallets banks text2pay business | day
IL-002 | Marhaba Imports | 1151 W Devon Ave | Chicago | 60645 | (773) 555-0102 | 42.0129 | -87.6965 | english amharic | wallets banks cash-pickup text2pay business | long
IN-001 | Gada Café | 247 W 38th St | Indianapolis | 46254 | (317) 555-0101 | 39.8442 | -86.2617 | english spanish | wallets banks cash-pickup text2pay | long
IN-002 | Entoto Fabrics | 1653 Lafayette Rd | Indianapolis | 46224 | (317) 555-0102 | 39.7982 | -86.2652 | english amharic french | wallets banks cash-pickup text2pay | shop
IA-001 | Mombasa Fabrics | 1137 Forest Ave | Des Moines | 50314 | (515) 555-0101 | 41.6107 | -93.6389 | english somali | wallets banks cash-pickup business | shop
IA-002 | Riverside Fabrics | 577 Douglas Ave | Des Moines | 50310 | (515) 555-0102 | 41.631 | -93.6694 | english somali spanish | wallets banks cash-pickup | split
KY-001 | Sheba Market | 787 S 3rd St | Louisville | 40214 | (502) 555-0101 | 38.149 | -85.7746 | english somali | wallets banks cash-pickup | late
KY-002 | Habesha Imports | 455 Preston Hwy | Louisville | 40219 | (502) 555-0102 | 38.1444 | -85.6963 | english somali | wallets banks cash-pickup text2pay business | weekend
ME-001 | Riverside Imports | 1505 Lisbon St | Lewiston | 04240 | (207) 555-0101 | 44.0888 | -70.1805 | english swahili | wallets banks text2pay | day
ME-002 | Blue Nile Café | 2095 Forest Ave | Portland | 04101 | (207) 555-0102 | 43.6582 | -70.2528 | english somali amharic | wallets banks cash-pickup | day
MD-001 | Selam Halal Market | 1197 Georgia Ave | Silver Spring | 20910 | (301) 555-0101 | 39.0096 | -77.0313 | english amharic swahili | wallets banks text2pay | long
MD-002 | Mombasa Café | 1977 Fenton St | Silver Spring | 20904 | (301) 555-0102 | 39.0677 | -76.9798 | english somali | wallets banks cash-pickup text2pay | long
MO-001 | Savanna Phone & Money | 1013 Independence Ave | Kansas City | 64123 | (816) 555-0101 | 39.116 | -94.5225 | english somali swahili | wallets banks | shop
MO-002 | Towfiq Market | 1169 Gravois Ave | St. Louis | 63116 | (314) 555-0101 | 38.5813 | -90.2646 | english somali | wallets banks text2pay | shop
NE-001 | Hodan Imports | 2157 N 40th St | Omaha | 68104 | (402) 555-0101 | 41.2952 | -95.9937 | english amharic spanish | wallets banks cash-pickup text2pay | split
NE-002 | Kilimo Café | 1555 Leavenworth St | Omaha | 68131 | (402) 555-0102 | 41.2618 | -95.9735 | english somali amharic arabic | wallets banks text2pay | late
NC-001 | Blue Nile Imports | 2143 Central Ave | Charlotte | 28205 | (704) 555-0101 | 35.2129 | -80.7971 | english swahili french | wallets banks text2pay | weekend
NC-002 | Nile Grocery | 1129 Albemarle Rd | Charlotte | 28212 | (704) 555-0102 | 35.1897 | -80.7431 | english amharic spanish | wallets banks cash-pickup text2pay | long
NC-003 | Marhaba Market | 853 Summit Ave | Greensboro | 27405 | (336) 555-0101 | 36.1123 | -79.7388 | english arabic french | wallets banks text2pay | day
ND-001 | Jamia Café | 1705 25th St S | Fargo | 58103 | (701) 555-0101 | 46.8506 | -96.8153 | english somali arabic | wallets banks business | day
ND-002 | Gada Imports | 719 13th Ave S | Fargo | 58103 | (701) 555-0102 | 46.8628 | -96.8285 | english somali spanish | wallets banks cash-pickup text2pay | day
SD-001 | Salama Halal Market | 435 E 10th St | Sioux Falls | 57104 | (605) 555-0101 | 43.6026 | -96.7017 | english somali french | wallets banks cash-pickup text2pay business | long
SD-002 | Baraka Market | 2035 W 12th St | Sioux Falls | 57103 | (605) 555-0102 | 43.5411 | -96.688 | english amharic swahili arabic | wallets banks | long
TN-001 | Star Imports | 2267 Nolensville Pike | Nashville | 37211 | (615) 555-0101 | 36.0646 | -86.7222 | english somali swahili arabic | wallets banks cash-pickup text2pay business | shop
TN-002 | Star Grocery | 1873 Murfreesboro Pike | Nashville | 37217 | (615) 555-0102 | 36.1094 | -86.6597 | english arabic | wallets banks cash-pickup business | shop
TX-001 | Star Halal Market | 1221 Greenville Ave | Dallas | 75231 | (214) 555-0101 | 32.8682 | -96.7393 | english somali | wallets banks cash-pickup text2pay | split
TX-002 | Baraka Grocery | 117 Bissonnet St | Houston | 77036 | (713) 555-0101 | 29.6964 | -95.529 | english somali spanish french | wallets banks | late
TX-003 | Addis Café | 163 Hillcroft Ave | Houston | 77074 | (713) 555-0102 | 29.6869 | -95.5078 | english somali | wallets banks cash-pickup text2pay business | weekend
VT-001 | Lamu Phone & Money | 431 North St | Burlington | 05401 | (802) 555-0101 | 44.4761 | -73.2114 | english somali spanish french | wallets banks text2pay | day
VT-002 | Safari Grocery | 237 E Allen St | Winooski | 05404 | (802) 555-0102 | 44.4948 | -73.1837 | english somali swahili | wallets banks cash-pickup | shop
VA-001 | Salama Imports | 1053 Duke St | Alexandria | 22304 | (703) 555-0101 | 38.8151 | -77.1093 | english somali arabic | wallets banks cash-pickup text2pay | day
VA-002 | Entoto Market | 1931 Columbia Pike | Falls Church | 22041 | (703) 555-0102 | 38.8506 | -77.1389 | english amharic oromo arabic | wallets banks cash-pickup text2pay business | late
WI-001 | Jamia Travel | 569 W Lincoln Ave | Milwaukee | 53215 | (414) 555-0101 | 42.9945 | -87.9389 | english spanish french | wallets banks cash-pickup | long
WI-002 | Savanna Grocery | 1261 S Park St | Madison | 53713 | (608) 555-0101 | 43.0391 | -89.3952 | english somali spanish | wallets banks text2pay | split
`

const agents: PlacedAgent[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name, street, city, zip, phone, lat, lng, languages, services, hours] = line.split(' | ')
    const state = code.slice(0, 2)
    const agent = AgentInput.parse({
      code,
      name,
      street,
      city,
      state,
      zip,
      phone,
      timeZone: zones[state],
      languages: languages?.split(' '),
      services: services?.split(' '),
      hours: Object.entries(weeks).find(([kind]) => kind === hours)?.[1],
    })
    return { ...agent, lat: Number(lat), lng: Number(lng) }
  })

const licensed = new Set(licenses.map(({ code }) => code))
const elsewhere = agents.filter(({ state }) => !licensed.has(state))

/** How many places `npm run make:places` has to find for agents outside the licensed states. */
export const agentsToMove = elsewhere.length

const places: Pick<PlacedAgent, 'city' | 'state' | 'zip' | 'lat' | 'lng'>[] = samplePlaces

/** Only in licensed states: the agents in other states move to places that `npm run make:places` chose. */
export const sampleAgents: PlacedAgent[] = [
  ...agents.filter(({ state }) => licensed.has(state)),
  ...places.flatMap((place, index) => {
    const agent = elsewhere[index]
    return agent ? { ...agent, ...place, timeZone: brand.timeZone } : []
  }),
]
