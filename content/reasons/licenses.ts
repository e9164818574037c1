import type { LicenseReason } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const licenseReasons = {
  'license.part_required': 'Please fill this in.',
  'license.number_required': 'Please enter the license number. Only a pending license may have none.',
  'license.status_required': 'Please choose the status.',
  'license.day_invalid': 'Please choose a day.',
  'license.dates_reversed': 'This day is before the one above it.',
  'license.surrendered_on_required': 'Please choose the day the license ended.',
  'license.phone_invalid': 'Please enter the number like this: (555) 555-0100.',
  'license.email_invalid': 'Please enter a full email address, or leave this blank.',
  'license.website_invalid': 'Please enter a full address that begins with https://.',
  'license.disclosures_too_long': 'Please use at most 12 paragraphs.',
  'license.state_taken':
    'This state already has a license, or one that is scheduled. Please change that one instead of adding another.',
} satisfies ReasonTexts<LicenseReason>
