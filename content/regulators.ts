import type { LicenseContent } from '../contract/license.ts'
import { brand } from './brand/company.ts'
import { officeAddress } from './cities.ts'

/**
 * Who licenses money transmitters in each state, in alphabetical order, and what the state requires senders to be told.
 * Names and contact details of regulators come from public sources; those in `unverified` could not be confirmed, and
 * the page says so. Counsel must confirm every entry before a licensed company publishes it.
 */
type Agency = LicenseContent['agency']

export type Regulator = Pick<
  LicenseContent,
  'code' | 'state' | 'agency' | 'jurisdiction' | 'statute' | 'unverified' | 'disclosures'
> & {
  /** A placeholder: the specification does not define this state. */
  sample?: true
}

const company = brand.legalName
const phone = brand.phones.tollFree.display
const office = officeAddress

/** Lets a disclosure quote the details of its own agency. */
const regulator = <A extends Agency>({
  disclosures,
  ...entry
}: Omit<Regulator, 'agency' | 'disclosures'> & { agency: A; disclosures: (agency: A) => string[] }): Regulator => ({
  ...entry,
  disclosures: disclosures(entry.agency),
})

/** For states that prescribe no text: contact us first, then the regulator. */
const defaultDisclosures = (agency: Agency) => [
  `If you have a complaint, first contact ${company} at ${phone}. If your complaint is not resolved, you may contact ` +
    `the ${agency.name} at ${agency.phone} or ${agency.website}.`,
]

export const regulators = [
  regulator({
    state: 'California',
    code: 'CA',
    agency: {
      name: 'California Department of Financial Protection and Innovation (DFPI)',
      division: 'Consumer Services Office',
      address: '2101 Arena Boulevard, Sacramento, CA 95834',
      phone: '(916) 327-7585',
      tollFree: '(866) 275-2677',
      email: 'Ask.DFPI@dfpi.ca.gov',
      website: 'https://dfpi.ca.gov',
      complaintUrl: 'https://dfpi.ca.gov/file-a-complaint/',
    },
    unverified: ['address'],
    jurisdiction: 'California',
    statute: 'Cal. Fin. Code, div. 1.2 (Money Transmission Act)',
    disclosures: (agency) => [
      'If you have complaints with respect to any aspect of the money transmission activities conducted at this ' +
        'location, you may contact the California Department of Financial Protection and Innovation at its toll-free ' +
        `telephone number, ${agency.tollFree}, by email at ${agency.email}, or by mail at ${agency.address}.`,
      `Right to refund: you may get your money back if ${company} does not forward it, or does not give the order ` +
        'to pay out the same amount, within 10 days of receipt, unless you told us to wait. Send your request in ' +
        `writing to ${company}, ${office}. If you do not get your refund, you may be entitled to your money plus a ` +
        'penalty of up to $1,000 and attorney’s fees.',
    ],
  }),
  regulator({
    state: 'Colorado',
    code: 'CO',
    agency: {
      name: 'Colorado Division of Banking',
      division: 'Department of Regulatory Agencies (DORA), State Banking Board',
      address: '1560 Broadway, Suite 975, Denver, CO 80202',
      phone: '(303) 894-7575',
      email: 'DORA_BankingWebsite@state.co.us',
      website: 'https://banking.colorado.gov',
      complaintUrl: 'https://banking.colorado.gov/industry/money-transmitters',
    },
    jurisdiction: 'Colorado',
    statute: 'C.R.S. title 11, art. 110',
    disclosures: (agency) => [
      'CUSTOMER NOTICE: Entities other than FDIC insured financial institutions that conduct money transmission ' +
        'activities in Colorado, including the sale of money orders, transfer of funds, and other instruments for ' +
        'the payment of money or credit, are required to be licensed by the Colorado Division of Banking pursuant to ' +
        'the Money Transmitters Act, Title 11, Article 110, Colorado Revised Statutes.',
      'If you have a question about or problem with YOUR TRANSACTION - THE MONEY YOU SENT, you must contact the ' +
        `money transmitter who processed your transaction for assistance: ${company}, ${phone}. The Division of ` +
        'Banking does not have access to this information.',
      'If you are a Colorado resident and have a complaint about THE MONEY TRANSMITTER - THE COMPANY THAT SENT YOUR ' +
        'MONEY, all complaints must be submitted in writing: fill out the Complaint Form on the Division’s website ' +
        `and return it with any supporting documentation by mail or email to ${agency.name}, ${agency.address}; ` +
        `${agency.email}.`,
    ],
  }),
  regulator({
    state: 'Georgia',
    code: 'GA',
    agency: {
      name: 'Georgia Department of Banking and Finance',
      division: 'Non-Depository Financial Institutions Division (Money Service Businesses)',
      address: '2990 Brandywine Road, Suite 200, Atlanta, GA 30341-5565',
      phone: '(770) 986-1633',
      tollFree: '(888) 986-1633',
      website: 'https://dbf.georgia.gov',
    },
    unverified: ['statute'],
    jurisdiction: 'Georgia',
    statute: 'O.C.G.A. title 7, ch. 1, art. 4',
    disclosures: (agency) => [
      `If you have a complaint or concern about money transmission services, first contact ${company} at ${phone}. ` +
        'If it cannot be resolved, you may file a complaint with the Consumer Financial Protection Bureau ' +
        '(consumerfinance.gov/complaint).',
      `You may also report issues to the ${agency.name} (${agency.website}). The Department is not authorized to ` +
        'resolve disputes between consumers and businesses. It uses the information in its regulatory process.',
    ],
  }),
  regulator({
    state: 'Illinois',
    code: 'IL',
    agency: {
      name: 'Illinois Department of Financial and Professional Regulation (IDFPR)',
      division: 'Division of Financial Institutions, Consumer Credit Section',
      address: '320 West Washington Street, 3rd Floor, Springfield, IL 62786',
      phone: '(888) 473-4858',
      email: 'fprinfo@illinois.gov',
      tty: '(866) 325-4949',
      website: 'https://idfpr.illinois.gov',
    },
    unverified: ['address'],
    jurisdiction: 'Illinois',
    statute: '205 ILCS 658 (Uniform Money Transmission Modernization Act)',
    disclosures: (agency) => [
      'Illinois residents may report suspected violations of Illinois money transmission law, or an unresolved ' +
        `complaint about ${company}, to the Illinois Department of Financial and Professional Regulation, Division ` +
        `of Financial Institutions, at ${agency.phone} or ${agency.website}.`,
      'Your receipt shows the sender, the recipient, the date, the transaction number, our name, NMLS ID, business ' +
        'address and customer service number, the amount, the fee, and taxes. It is in English and in the language ' +
        'that was mainly used to advertise or negotiate. Transfers under the federal Remittance Rule follow that ' +
        'rule instead.',
    ],
  }),
  regulator({
    state: 'Indiana',
    code: 'IN',
    agency: {
      name: 'Indiana Department of Financial Institutions',
      division: 'Division of Consumer Credit',
      address: '30 South Meridian Street, Suite 300, Indianapolis, IN 46204',
      phone: '(317) 232-3955',
      tollFree: '(800) 382-4880',
      email: 'dficomplaints@dfi.in.gov',
      website: 'https://www.in.gov/dfi/',
    },
    unverified: ['address'],
    jurisdiction: 'Indiana',
    statute: 'IC 28-8-4.1 (Money Transmission Modernization Act)',
    disclosures: defaultDisclosures,
  }),
  regulator({
    state: 'Iowa',
    code: 'IA',
    agency: {
      name: 'Iowa Division of Banking',
      address: '200 East Grand Avenue, Suite 300, Des Moines, IA 50309-1827',
      phone: '(515) 281-4014',
      website: 'https://www.idob.state.ia.us',
    },
    unverified: ['statute'],
    jurisdiction: 'Iowa',
    statute: 'Iowa Code ch. 533C',
    disclosures: defaultDisclosures,
    sample: true,
  }),
  regulator({
    state: 'Kentucky',
    code: 'KY',
    agency: {
      name: 'Kentucky Department of Financial Institutions',
      division: 'Division of Non-Depository Institutions',
      address: '500 Mero Street, 2SW19, Frankfort, KY 40601',
      phone: '(502) 573-3390',
      tollFree: '(800) 223-2579',
      website: 'https://kfi.ky.gov',
    },
    unverified: ['division'],
    jurisdiction: 'Kentucky',
    statute: 'KRS 286.11',
    disclosures: defaultDisclosures,
  }),
  regulator({
    state: 'Maine',
    code: 'ME',
    agency: {
      name: 'Maine Bureau of Consumer Credit Protection',
      division: 'Department of Professional and Financial Regulation',
      address: '76 Northern Avenue, Gardiner, ME 04345',
      mailingAddress: '35 State House Station, Augusta, ME 04333-0035',
      phone: '(207) 624-8527',
      tollFree: '(800) 332-8529',
      tty: 'Maine Relay 711',
      website: 'https://www.maine.gov/pfr/consumercredit/',
      complaintUrl: 'https://www.maine.gov/pfr/consumercredit/complaint.htm',
    },
    unverified: ['mailingAddress', 'tty'],
    jurisdiction: 'Maine',
    statute: '32 MRSA ch. 79-A (Maine Money Transmission Modernization Act)',
    disclosures: (agency) => [
      `Maine residents: if your complaint is not resolved by ${company} at ${phone}, you may contact the ` +
        `${agency.name}, which regulates money transmitters, at ${agency.tollFree} or ${agency.phone}, or at ` +
        `${agency.website}.`,
    ],
  }),
  regulator({
    state: 'Maryland',
    code: 'MD',
    agency: {
      name: 'Maryland Office of Financial Regulation',
      division: 'Maryland Department of Labor, Consumer Response Unit',
      address: '100 South Charles Street, Tower 1, Suite 5300, Baltimore, MD 21201',
      phone: '(410) 230-6077',
      tollFree: '(888) 784-0136',
      email: 'dlfrcomplaints-labor@maryland.gov',
      fax: '(410) 333-3866',
      website: 'https://labor.maryland.gov/finance/',
    },
    unverified: ['statute'],
    jurisdiction: 'Maryland',
    statute: 'Md. Code, Fin. Inst. title 12, subtitle 4',
    disclosures: (agency) => [
      'The Commissioner of Financial Regulation for the State of Maryland will accept all questions or complaints ' +
        `from Maryland residents regarding ${company} (NMLS ID ${brand.nmlsId}) at the Office of Financial ` +
        `Regulation, ${agency.address}, phone ${agency.tollFree}. Licensing status may be verified at ` +
        `${brand.nmlsUrl}.`,
    ],
    sample: true,
  }),
  regulator({
    state: 'Minnesota',
    code: 'MN',
    agency: {
      name: 'Minnesota Department of Commerce',
      division: 'Financial Institutions Division',
      address: '85 7th Place East, Suite 280, Saint Paul, MN 55101',
      phone: '(651) 539-1500',
      tollFree: '(800) 657-3602',
      email: 'consumer.protection@state.mn.us',
      fax: '(651) 539-1547',
      website: 'https://mn.gov/commerce/',
    },
    jurisdiction: 'Minnesota',
    statute: 'Minn. Stat. ch. 53B',
    disclosures: (agency) => [
      `To report fraud or suspected fraud in connection with a money transfer, call ${company} at ${phone}. ` +
        `Minnesota residents may also contact the ${agency.name} at ${agency.email}, (651) 539-1600 (consumer ` +
        `services), or ${agency.tollFree} (Greater Minnesota).`,
    ],
  }),
  regulator({
    state: 'Missouri',
    code: 'MO',
    agency: {
      name: 'Missouri Division of Finance',
      division: 'Department of Commerce and Insurance',
      address: 'Truman State Office Building, Room 630, 301 West High Street, Jefferson City, MO 65101',
      mailingAddress: 'P.O. Box 716, Jefferson City, MO 65102',
      phone: '(573) 751-3242',
      email: 'finance@dof.mo.gov',
      fax: '(573) 751-9192',
      website: 'https://finance.mo.gov',
      complaintUrl: 'https://finance.mo.gov/consumers/complaint/complaintform.php',
    },
    unverified: ['mailingAddress', 'statute'],
    jurisdiction: 'Missouri',
    statute: 'Mo. Rev. Stat. ch. 361 (Money Transmission Modernization Act)',
    disclosures: defaultDisclosures,
  }),
  regulator({
    state: 'Nebraska',
    code: 'NE',
    agency: {
      name: 'Nebraska Department of Banking and Finance',
      division: 'Financial Institutions Division',
      address: '1526 K Street, Suite 300, Lincoln, NE 68508',
      mailingAddress: 'P.O. Box 95006, Lincoln, NE 68509-5006',
      phone: '(402) 471-2171',
      tollFree: '(877) 471-3445',
      website: 'https://ndbf.nebraska.gov',
    },
    unverified: ['division', 'mailingAddress', 'statute'],
    jurisdiction: 'Nebraska',
    statute: 'Neb. Rev. Stat. 8-2701 et seq. (Nebraska Money Transmitters Act)',
    disclosures: defaultDisclosures,
  }),
  regulator({
    state: 'North Carolina',
    code: 'NC',
    agency: {
      name: 'North Carolina Office of the Commissioner of Banks',
      division: 'Money Transmitter section',
      address: '316 West Edenton Street, Raleigh, NC 27603',
      mailingAddress: '4309 Mail Service Center, Raleigh, NC 27699-4309',
      phone: '(919) 733-3016',
      tollFree: '(888) 384-3811',
      website: 'https://www.nccob.gov',
    },
    unverified: ['division', 'tollFree', 'statute'],
    jurisdiction: 'North Carolina',
    statute: 'N.C. Gen. Stat. ch. 53, art. 16B (Money Transmitters Act)',
    disclosures: defaultDisclosures,
  }),
  regulator({
    state: 'North Dakota',
    code: 'ND',
    agency: {
      name: 'North Dakota Department of Financial Institutions',
      division: 'Consumer Division',
      address: '2000 Schafer Street, Suite G, Bismarck, ND 58501-1204',
      phone: '(701) 328-9933',
      email: 'dfi@nd.gov',
      fax: '(701) 328-0290',
      website: 'https://www.nd.gov/dfi/',
      complaintUrl: 'https://www.nd.gov/dfi/file-complaint',
    },
    unverified: ['address', 'statute'],
    jurisdiction: 'North Dakota',
    statute: 'N.D.C.C. 13-09.1',
    disclosures: defaultDisclosures,
  }),
  regulator({
    state: 'Ohio',
    code: 'OH',
    agency: {
      name: 'Ohio Department of Commerce',
      division: 'Division of Financial Institutions',
      address: '77 South High Street, 21st Floor, Columbus, OH 43215-6120',
      phone: '(614) 728-8400',
      tollFree: '(866) 278-0003',
      email: 'Webdfi-oca@com.ohio.gov',
      website: 'https://com.ohio.gov/fiin',
      complaintUrl:
        'https://com.ohio.gov/divisions-and-programs/financial-institutions/file-a-complaint-fi/file-a-complaint',
    },
    jurisdiction: 'Ohio',
    statute: 'Ohio R.C. 1315.01-1315.18',
    disclosures: (agency) => [
      `Ohio residents: contact ${company} at ${phone} first. If your complaint is not resolved, you may send it in ` +
        `writing, with copies of your papers, to the Ohio Division of Financial Institutions, ${agency.address}, ` +
        `${agency.phone}. The Division mediates informally and cannot recover lost funds.`,
    ],
  }),
  regulator({
    state: 'South Dakota',
    code: 'SD',
    agency: {
      name: 'South Dakota Division of Banking',
      division: 'Department of Labor and Regulation',
      address: '1601 North Harrison Avenue, Suite 1, Pierre, SD 57501-4590',
      phone: '(605) 773-3421',
      email: 'banking@state.sd.us',
      website: 'https://dlr.sd.gov/banking/',
      complaintUrl: 'https://dlr.sd.gov/banking/consumers/filing_complaint.aspx',
    },
    unverified: ['address'],
    jurisdiction: 'South Dakota',
    statute: 'SDCL 51A-17',
    disclosures: (agency) => [
      'South Dakota residents: if you have questions or complaints about the money transmission services provided by ' +
        `${company}, phone ${phone}, you may contact the ${agency.name} at ${agency.phone} or ${agency.website}.`,
    ],
  }),
  regulator({
    state: 'Tennessee',
    code: 'TN',
    agency: {
      name: 'Tennessee Department of Financial Institutions',
      division: 'Consumer Resources Section',
      address: 'Tennessee Tower, 26th Floor, 312 Rosa L. Parks Avenue, Nashville, TN 37243',
      phone: '(615) 741-2236',
      tollFree: '(800) 778-4215',
      email: 'TDFI.Contact@tn.gov',
      fax: '(615) 253-7794',
      website: 'https://www.tn.gov/tdfi.html',
    },
    unverified: ['statute'],
    jurisdiction: 'Tennessee',
    statute: 'Tenn. Code Ann. title 45, ch. 7',
    disclosures: (agency) => [
      `If ${company} is unable to resolve your question or complaint regarding money transmission services, you may ` +
        `contact the ${agency.name}, ${agency.division}, ${agency.address}, toll-free ${agency.tollFree}.`,
    ],
  }),
  regulator({
    state: 'Texas',
    code: 'TX',
    agency: {
      name: 'Texas Department of Banking',
      division: 'Non-Depository Supervision Division',
      address: '2601 North Lamar Boulevard, Suite 300, Austin, TX 78705-4294',
      phone: '(512) 475-1300',
      tollFree: '(877) 276-5554',
      email: 'consumer.complaints@dob.texas.gov',
      fax: '(512) 475-1288',
      website: 'https://www.dob.texas.gov',
      complaintUrl: 'https://www.dob.texas.gov/money-services-businesses/how-file-complaint',
    },
    jurisdiction: 'Texas',
    statute: 'Tex. Fin. Code ch. 152 (Money Services Modernization Act); 7 TAC 33.51',
    disclosures: (agency) => [
      `If you have a complaint, first contact the consumer assistance division of ${company} at ${phone}. If you ` +
        'still have an unresolved complaint regarding the company’s money transmission or currency exchange ' +
        'activity, please direct your complaint to: Texas Department of Banking, 2601 North Lamar Boulevard, Austin, ' +
        `Texas 78705, ${agency.tollFree} (toll free), www.dob.texas.gov.`,
    ],
  }),
  regulator({
    state: 'Vermont',
    code: 'VT',
    agency: {
      name: 'Vermont Department of Financial Regulation',
      division: 'Banking Division',
      address: '89 Main Street, Montpelier, VT 05620-3101',
      phone: '(802) 828-3301',
      tollFree: '(888) 568-4547',
      website: 'https://dfr.vermont.gov',
      complaintUrl: 'https://dfr.vermont.gov/consumers/file-complaint/banking',
    },
    jurisdiction: 'Vermont',
    statute: '8 V.S.A. ch. 79',
    disclosures: defaultDisclosures,
  }),
  regulator({
    state: 'Virginia',
    code: 'VA',
    agency: {
      name: 'Virginia State Corporation Commission',
      division: 'Bureau of Financial Institutions',
      address: '1300 East Main Street, Suite 800, Richmond, VA 23219',
      mailingAddress: 'P.O. Box 640, Richmond, VA 23218-0640',
      phone: '(804) 371-9657',
      tollFree: '(800) 552-7945',
      tty: '(804) 371-9206',
      website: 'https://www.scc.virginia.gov',
    },
    unverified: ['tollFree', 'tty', 'statute'],
    jurisdiction: 'Virginia',
    statute: 'Va. Code title 6.2, ch. 19',
    disclosures: defaultDisclosures,
  }),
  regulator({
    state: 'Washington',
    code: 'WA',
    agency: {
      name: 'Washington State Department of Financial Institutions',
      division: 'Division of Consumer Services',
      address: '150 Israel Road SW, Tumwater, WA 98501',
      mailingAddress: 'P.O. Box 41200, Olympia, WA 98504-1200',
      phone: '(360) 902-8703',
      tollFree: '(877) 746-4334',
      email: 'CSEnforceComplaints@dfi.wa.gov',
      tty: '(360) 664-8126',
      website: 'https://dfi.wa.gov',
    },
    unverified: ['tty'],
    jurisdiction: 'Washington',
    statute: 'RCW 19.230 (Uniform Money Services Act); WAC 208-690',
    disclosures: (agency) => [
      'You should be aware that fraud may and does occur, and that fraudulent transactions may result in the loss of ' +
        'your money with no recourse.',
      `If you have a question or complaint regarding a transaction with ${company}, phone ${phone}, you may contact ` +
        `the ${agency.name}, ${agency.division}, toll-free at ${agency.tollFree} or at ${agency.phone}, or file a ` +
        `complaint at ${agency.website}.`,
    ],
  }),
  regulator({
    state: 'Wisconsin',
    code: 'WI',
    agency: {
      name: 'Wisconsin Department of Financial Institutions',
      division: 'Division of Banking',
      address: '4822 Madison Yards Way, North Tower, Madison, WI 53705',
      mailingAddress: 'P.O. Box 7876, Madison, WI 53707-7876',
      phone: '(608) 261-7578',
      tollFree: '(800) 452-3328',
      email: 'DFISecretary@wisconsin.gov',
      website: 'https://dfi.wi.gov',
    },
    unverified: ['email'],
    jurisdiction: 'Wisconsin',
    statute: 'Wis. Stat. ch. 217',
    disclosures: defaultDisclosures,
  }),
] satisfies Regulator[]
