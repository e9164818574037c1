import type { PublicationReason } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const publicationReasons = {
  'publication.kind_unknown': 'There is nothing of this kind to publish.',
  'publication.not_found': 'This item does not exist.',
  'publication.text_required': 'Please write the text.',
  'publication.title_required': 'Please enter a title.',
  'publication.link_invalid':
    'Please enter a page on this site, such as /send, or an address that starts with https://.',
  'publication.link_required': 'Please enter where the link goes.',
  'publication.link_text_required': 'Please enter the link text.',
  'publication.ends_before_start': 'The end must be after the start.',
  'publication.starts_in_past': 'Choose a time in the future, or publish now.',
  'publication.nothing_to_publish': 'Nothing has changed since the last version.',
  'publication.nothing_published': 'This item is not published.',
  'publication.content_invalid': 'Nothing was published: please correct the marked fields.',
  'publication.changed_meanwhile': 'Someone else has changed this draft in the meantime.',
  'publication.too_late': 'This version has already taken effect.',
  'publication.page_unknown': 'This site has no such page.',
  'publication.checks_failed': 'Nothing was published: the checks found something that has to be corrected first.',
  'publication.not_accepted': 'Nothing was published: please read what the checks found, and accept it or correct it.',
  'publication.not_waiting': 'This version is not waiting for approval, or someone else has already decided.',
  'publication.own_version': 'Someone else has to approve what you wrote.',
  'publication.owner_needed': 'Only an owner can approve this version.',
  'publication.refusal_required': 'Please say what has to change.',
} satisfies ReasonTexts<PublicationReason>
