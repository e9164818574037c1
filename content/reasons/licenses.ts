import type { LicenseReason } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const licenseReasons = {
  'license.part_required': 'Please fill this in.',
  'license.number_required': 'Please enter the license number. Only a pending license may have none.',
  'license.status_required': 'Please choose the status.',
  'license.day_invalid': 'Please choose a day.',
  'license.dates_reversed': 'This day is before the one above it.',
  'license.surrendered_on_required': 'Please choose the day on which the license ended.',
  'license.phone_invalid': 'Please write the number like this: (555) 555-0100.',
  'license.email_invalid': 'Please write a full email address, or leave it empty.',
  'license.website_invalid': 'Please write a full address that begins with https://.',
  'license.disclosures_too_long': 'Please use at most 12 paragraphs.',
  'license.state_taken':
    'This state has a license already, or one that is scheduled. Please change that one instead of adding another.',
} satisfies ReasonTexts<LicenseReason>
