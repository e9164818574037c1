import type { ProblemCode, Severity } from '../../contract/checks/problem.ts'
import { highestGrade } from '../../contract/checks/promised-grade.ts'
import type { ClaimCode } from '../../contract/checks/risky-claims.ts'
import { isReason } from '../../contract/field-problems.ts'
import type { Approval } from '../../contract/publication.ts'
import type { ReasonValues } from '../../contract/reasons.ts'
import { reasonText } from '../reason-text.ts'
import { publishedReasons } from '../reasons/published.ts'

export const checksTexts = {
  title: 'Checks',
  checking: 'Checking the text and its links...',
  passed: 'No problems found.',
  groups: {
    stops: 'Correct this first',
    'needs-approval': 'Risky claims',
    warns: 'Please review this',
  } satisfies Record<Severity, string>,
  intros: {
    stops: 'It cannot be published as is.',
    'needs-approval': 'An owner has to approve this wording.',
    warns: 'You can go ahead once you have checked off each item.',
  } satisfies Record<Severity, string>,
  /** For an owner, who approves by checking the box. */
  approveYourself: 'You are an owner: check the box for a claim to approve it, or change the wording.',
  inPart: (part: string, text: string) => `${part}: ${text}`,
  accept: 'I have checked this',
  approve: 'I approve this claim',
  waits: {
    'second-person': 'Someone else has to approve this before it takes effect.',
    owner: 'An owner has to approve this before it takes effect.',
  } satisfies Record<Approval, string>,
  problems: {
    part_invalid: (reason, values = {}) =>
      reasonText(publishedReasons, { reason: isReason(reason) ? reason : 'value.invalid', values }),
    unfinished: (words) => `“${words}” looks like a note to yourself.`,
    mixed_letters: (word) => `“${word}” mixes letters from two alphabets. Type the word again.`,
    raw_html: (code) => `“${short(code)}” is code. Use plain text and the editor’s buttons.`,
    heading_too_high: (heading) => `“${heading}” is as large as the page title. Make it a second-level heading.`,
    heading_skipped: (heading) => `“${heading}” skips a level. Go down one level at a time.`,
    heading_empty: () => 'A heading has no text.',
    alt_missing: () => 'A picture has no description for people who cannot see it.',
    alt_poor: (alt) => `“${alt}” does not say what the picture shows.`,
    picture_outside: (address) => `The picture ${short(address)} is not on this site. Upload it.`,
    picture_missing: (address) => `The picture ${short(address)} is no longer on this site. Upload it again.`,
    link_unsafe: (address) =>
      `${short(address)} is not a link that visitors can follow. Use a page such as /send, or an https:// address.`,
    link_insecure: (address) => `${short(address)} is not encrypted. Use its https:// address.`,
    link_unknown: (address) => `${short(address)} does not exist on this site.`,
    link_private: (address) => `${short(address)} is on a company’s internal network. Visitors cannot open it.`,
    link_dead: (address) => `${short(address)} was not found: the page, or its whole site, does not exist.`,
    link_unverified: (address) => `${short(address)} did not respond. Open it yourself to make sure that it works.`,
    link_text_empty: (address) => `The link to ${short(address)} has no text.`,
    link_text_vague: (words) => `“${words}” does not say where the link goes.`,
    grade_high: (grade) =>
      `It reads at grade ${grade}. We promise grade ${highestGrade}: write shorter sentences and simpler words.`,
    grade_high_short: (grade) =>
      `It reads at grade ${grade}; we aim for ${highestGrade}. Shorter sentences and simpler words help.`,
    risky_claim: (words) => `“${words}” is a risky claim.`,
    count_differs: (claim) => `“${claim}” does not match the number of active licenses.`,
    page_linked: (title) => `“${title}” links to this page or is shown on it. Change that text, too.`,
  } satisfies Record<ProblemCode, (detail: string, values?: ReasonValues) => string>,
  /** Why a claim is risky. */
  claims: {
    instant: 'Payout depends on banks and partners, so we cannot promise a speed for every transfer.',
    guaranteed: 'We cannot guarantee what others do. Regulators treat a broken guarantee as deception.',
    free: 'A transfer is not free if the exchange rate includes a margin. Federal rules require us to show the full cost.',
    best_rate: 'A comparison needs proof for every competitor on the day someone reads it.',
    leader: 'A ranking needs a source that visitors can look up.',
    risk_free: 'No transfer is without risk, and fraud is common. Say what protects customers.',
    insured: 'Money transfers are not insured deposits. Suggesting that they are is a federal offense.',
    endorsed: 'A license is not an endorsement, and states forbid saying that it is.',
    bank: 'We are a licensed money transmitter. Only a chartered bank may call itself a bank.',
    everywhere: 'We may serve only states where we hold a license, and countries with a payout partner.',
    anonymous: 'Federal law requires us to know our customers.',
    tax_free: 'Federal and state taxes can apply to transfers. We do not give tax advice.',
    unlimited: 'Every transfer has limits.',
    urgency: 'Pressure to hurry is what fraudsters use, and what regulators look for.',
    earnings: 'We move money; we do not invest it. Such promises require another license.',
  } satisfies Record<ClaimCode, string>,
  mayApprove: 'An owner may approve it.',
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
