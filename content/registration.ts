import { brand } from './brand/company.ts'

/**
 * What the company is and is not. Registration with FinCEN: 31 CFR 1022.380; it is not an endorsement, which
 * fincen.gov/msb-state-selector asks every company to say. NMLS shows the record of a company by its ID. As of
 * November 16, 2026.
 */
export const registration = {
  statement:
    `${brand.legalName} is not a bank. It is registered with FinCEN as a money services business (MSB registration ` +
    `${brand.msbRegistration}), which is not a recommendation by FinCEN.`,
  record: {
    text: 'Our record at NMLS Consumer Access',
    href: `${brand.nmlsUrl}/EntityDetails.aspx/COMPANY/${brand.nmlsId}`,
  },
}
