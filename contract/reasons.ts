/**
 * Every reason why input or a call is refused. Rules and errors carry these codes; the text for people is looked up in
 * `content/reasons/`.
 */
export type Reason =
  | FieldReason
  | InquiryReason
  | LeadReason
  | CareerReason
  | ApplicationReason
  | FileReason
  | AdminReason
  | DeskReason
  | ImportReason
  | PictureReason
  | ArticleReason
  | PriceReason
  | PublicationReason
  | QuoteReason
  | InlineTextReason
  | LicenseReason
  | QuestionReason
  | CallReason

/** Rules that several forms share. `value.invalid` is for rules without their own reason. */
export type FieldReason = 'value.invalid' | 'text.missing' | 'text.unstorable' | 'text.too_long'

export type InquiryReason =
  | 'inquiry.name_required'
  | 'inquiry.email_required'
  | 'inquiry.email_invalid'
  | 'inquiry.phone_required'
  | 'inquiry.phone_invalid'
  | 'inquiry.reason_required'
  | 'inquiry.agreement_required'

/** Rules of the Join form and the lead popups. */
export type LeadRule =
  | 'lead.name_required'
  | 'lead.email_required'
  | 'lead.email_invalid'
  | 'lead.phone_required'
  | 'lead.phone_ten_digits'
  | 'lead.phone_six_to_fourteen'
  | 'lead.agreement_required'

/** What the Join form and the lead popups say about all fields together. */
export type JoinAlert = 'join.missing' | 'join.email' | 'join.phone' | 'join.agreement'
export type PopupAlert = 'popup.missing' | 'popup.email' | 'popup.phone' | 'popup.agreement'

export type LeadReason =
  | LeadRule
  | JoinAlert
  | PopupAlert
  | 'lead.source_unknown'
  | 'lead.website_filled'
  | 'lead.duration_invalid'
  | 'lead.too_fast'
  | 'lead.page_outdated'

export type CareerReason =
  | 'career.name_required'
  | 'career.email_invalid'
  | 'career.phone_ten_digits'
  | 'career.phone_invalid'
  | 'career.resume_required'
  | 'career.resume_choose_again'

export type ApplicationReason =
  | 'application.answer_unreadable'
  | 'application.choice_invalid'
  | 'application.first_name_required'
  | 'application.last_name_required'
  | 'application.email_required'
  | 'application.email_invalid'
  | 'application.phone_required'
  | 'application.phone_invalid'
  | 'application.address_required'
  | 'application.residence_required'
  | 'application.english_required'
  | 'application.education_required'
  | 'application.experience_required'
  | 'application.truth_required'
  | 'application.checks_required'
  | 'application.privacy_required'
  | 'application.date_required'
  | 'application.cover_letter_required'
  | 'application.job_required'
  | 'application.resume_required'
  | 'application.signature_required'
  | 'application.typed_name_required'
  | 'application.job_closed'

export type FileReason =
  | 'file.too_large'
  | 'file.wrong_extension'
  | 'file.wrong_content'
  | 'file.not_png'
  | 'file.infected'
  | 'file.unreadable'
  | 'file.empty'
  | 'file.unexpected'
  | 'file.not_scanned'
  | 'file.not_stored'
  | 'file.no_room'
  | 'file.too_many'

export type AdminReason =
  | 'admin.username_required'
  | 'admin.username_rule'
  | 'admin.password_required'
  | 'admin.password_short'
  | 'admin.password_repeated'
  | 'admin.password_has_username'
  | 'admin.password_common'
  | 'admin.password_wrong'
  | 'admin.password_of_own'
  | 'admin.proof_needed'
  | 'admin.login_failed'
  | 'admin.registration_failed'
  | 'admin.registration_closed'
  | 'admin.setup_code_wrong'
  | 'admin.sign_in_needed'
  | 'admin.session_expired'
  | 'admin.session_ended'
  | 'admin.too_many_tries'
  | 'admin.too_many_people'
  | 'admin.account_held'
  | 'admin.not_found'
  | 'admin.remove_self'
  | 'admin.role_unknown'
  | 'admin.role_not_allowed'
  | 'admin.last_owner'
  | 'admin.factor_needed'
  | FactorReason
  | 'invitation.recipient_required'
  | 'invitation.invalid'
  | 'recovery.invalid'
  | 'recovery.no_email'
  | 'recovery.email_required'
  | 'recovery.email_invalid'

type FactorReason =
  | 'factor.code_required'
  | 'factor.code_rule'
  | 'factor.code_wrong'
  | 'factor.code_used'
  | 'factor.too_many_codes'
  | 'factor.recovery_wrong'
  | 'factor.method_unknown'
  | 'factor.step_over'
  | 'factor.challenge_over'
  | 'factor.foreign_origin'
  | 'factor.counter_back'
  | 'factor.passkey_unknown'
  | 'factor.passkey_refused'
  | 'factor.offer_over'
  | 'factor.name_required'
  | 'factor.known'
  | 'factor.too_many'
  | 'factor.none'
  | 'factor.last'
  | 'factor.own'
  | 'factor.not_found'

export type DeskReason =
  | 'vacancy.title_required'
  | 'vacancy.too_many_items'
  | 'vacancy.status_invalid'
  | 'vacancy.pay_invalid'
  | 'vacancy.pay_period_required'
  | 'vacancy.pay_reversed'
  | 'vacancy.day_invalid'
  | 'vacancy.choice_invalid'
  | 'vacancy.already_published'
  | 'vacancy.not_a_draft'
  | 'vacancy.has_applications'
  | 'vacancy.not_found'
  | 'vacancy.changed_meanwhile'
  | 'vacancy.already_created'
  | 'agent.code_required'
  | 'agent.name_required'
  | 'agent.street_required'
  | 'agent.city_required'
  | 'agent.state_required'
  | 'agent.state_invalid'
  | 'agent.zip_required'
  | 'agent.zip_invalid'
  | 'agent.zip_unknown'
  | 'agent.phone_required'
  | 'agent.phone_invalid'
  | 'agent.latitude_invalid'
  | 'agent.longitude_invalid'
  | 'agent.time_zone_required'
  | 'agent.language_unknown'
  | 'agent.language_required'
  | 'agent.service_unknown'
  | 'agent.service_required'
  | 'agent.status_invalid'
  | 'agent.time_invalid'
  | 'agent.hours_invalid'
  | 'agent.not_found'
  | 'agent.changed_meanwhile'
  | 'agent.code_taken'
  | 'agent.place_unknown'
  | 'record.not_found'
  | 'stage.unknown'
  | 'decline.reason_unknown'
  | 'decline.not_declined'
  | 'stage.moved_meanwhile'
  | 'note.empty'
  | 'application.owner_unknown'
  | 'application.owner_changed'
  | 'interview.time_required'
  | 'interview.no_such_time'
  | 'interview.zone_unknown'
  | 'interview.length_unknown'
  | 'interview.place_required'
  | 'interview.person_unknown'
  | 'interview.too_many'
  | 'interview.changed_meanwhile'
  | 'interview.already_planned'
  | 'interview.canceled'
  | 'scorecard.criterion_required'
  | 'scorecard.criterion_unknown'
  | 'scorecard.criterion_twice'
  | 'scorecard.too_many_criteria'
  | 'scorecard.criteria_changed'
  | 'scorecard.verdict_required'
  | 'scorecard.submitted'
  | 'erasure.reason_required'
  | 'erasure.name_required'
  | 'erasure.name_differs'
  | 'erasure.count_differs'
  | 'erasure.not_requested'
  | 'lead.only_accepted'
  | 'lead.state_unknown'
  | 'lead.owner_unknown'
  | 'lead.follow_up_invalid'
  | 'lead.changed_meanwhile'
  | 'optOut.contact_required'
  | 'optOut.contact_invalid'
  | 'optOut.message_required'
  | 'optOut.too_many_rows'
  | 'optOut.secret_wrong'
  | 'notice.not_one'
  | 'notice.step_order'
  | 'career.handled_required'
  | 'template.link_missing'
  | 'template.unknown_placeholder'
  | 'template.changed_meanwhile'
  | 'email.subject_required'
  | 'email.text_required'
  | 'email.open_placeholder'
  | 'email.no_address'
  | 'email.already_queued'
  | 'email.not_set_up'
  | 'email.opted_out'
  | 'email.too_late'
  | 'email.nobody'
  | 'email.too_many'
  | 'list.place_unknown'
  | 'link.expired'

export type ImportReason =
  | 'import.file_required'
  | 'import.file_empty'
  | 'import.no_rows'
  | 'import.too_many'
  | 'import.column_missing'
  | 'import.code_twice'
  | 'import.unreadable'
  | 'import.hours_invalid'
  | 'import.bad_rows'
  | 'import.other_plan'

/** Why a file cannot be a picture of the site. */
export type PictureRefusal =
  | 'picture.wrong_content'
  | 'picture.unreadable'
  | 'picture.too_large'
  | 'picture.too_many_pixels'
  | 'picture.too_small'
  | 'picture.too_long'
  | 'picture.animated'
  | 'picture.took_too_long'

export type PictureReason = PictureRefusal | 'picture.not_ours'

/** Rules of articles. */
export type ArticleReason =
  | 'article.title_required'
  | 'article.slug_required'
  | 'article.slug_invalid'
  | 'article.slug_taken'
  | 'article.teaser_required'
  | 'article.body_required'
  | 'article.too_nested'
  | 'article.picture_required'
  | 'article.alt_required'
  | 'article.date_required'

/** Rules of the price book. */
export type PriceReason =
  | 'price.country_unknown'
  | 'price.country_embargoed'
  | 'price.currency_unknown'
  | 'price.payout_unknown'
  | 'price.payment_unknown'
  | 'price.amount_invalid'
  | 'price.percent_invalid'
  | 'price.negative'
  | 'price.arrival_invalid'
  | 'price.minimum_zero'
  | 'price.band_reversed'
  | 'price.gap'
  | 'price.overlap'
  | 'price.margin_differs'
  | 'price.arrival_differs'
  | 'price.rows_missing'
  | 'price.too_many_rows'
  | 'price.rows_invalid'
  | 'price.starts_in_past'
  | 'price.changed_meanwhile'
  | 'price.too_late'
  | 'price.not_found'

/** Rules of text that is published in the desk. */
export type PublicationReason =
  | 'publication.kind_unknown'
  | 'publication.not_found'
  | 'publication.text_required'
  | 'publication.title_required'
  | 'publication.link_invalid'
  | 'publication.link_required'
  | 'publication.link_text_required'
  | 'publication.ends_before_start'
  | 'publication.starts_in_past'
  | 'publication.nothing_to_publish'
  | 'publication.nothing_published'
  | 'publication.content_invalid'
  | 'publication.changed_meanwhile'
  | 'publication.too_late'
  | 'publication.page_unknown'
  | 'publication.checks_failed'
  | 'publication.not_accepted'
  | 'publication.not_waiting'
  | 'publication.own_version'
  | 'publication.owner_needed'
  | 'publication.refusal_required'

/** Why there is no quote. */
export type QuoteReason =
  | 'quote.amount_invalid'
  | 'quote.too_many_decimals'
  | 'quote.below_minimum'
  | 'quote.above_maximum'
  | 'quote.not_offered'

/** A link that leads neither to this site nor to https. */
export type InlineTextReason = 'inline.link_unsafe'

/** Rules of a license that is published. */
export type LicenseReason =
  | 'license.part_required'
  | 'license.number_required'
  | 'license.status_required'
  | 'license.day_invalid'
  | 'license.dates_reversed'
  | 'license.surrendered_on_required'
  | 'license.phone_invalid'
  | 'license.email_invalid'
  | 'license.website_invalid'
  | 'license.disclosures_too_long'
  | 'license.state_taken'

/** Rules of a question that is published. */
export type QuestionReason =
  | 'question.page_required'
  | 'question.question_required'
  | 'question.answer_required'
  | 'question.answer_too_long'
  | 'question.position_invalid'

/** Problems with a call itself, whatever it is about. */
export type CallReason =
  | 'call.not_found'
  | 'call.read_only'
  | 'call.no_such_id'
  | 'call.query_invalid'
  | 'call.json_needed'
  | 'call.object_needed'
  | 'call.json_unreadable'
  | 'call.text_unreadable'
  | 'call.form_needed'
  | 'call.multipart_needed'
  | 'call.form_unreadable'
  | 'call.form_too_large'
  | 'call.too_large'
  | 'call.ended_early'
  | 'call.too_slow'
  | 'call.upload_cut_off'
  | 'call.upload_stalled'
  | 'call.key_invalid'
  | 'call.key_reused'
  | 'call.other_site'
  | 'call.too_many'
  | 'call.too_many_searches'
  | 'call.searches_busy'
  | 'call.unstorable'
  | 'call.restarting'
  | 'call.unavailable'
  | 'call.unexpected'

/** Numbers and names that the text of a reason contains. */
export type ReasonValues = Record<string, string | number>

/** What is wrong with a field, a file, or a call. */
export type Problem = { reason: Reason; values?: ReasonValues }

/** Problems by field name. */
export type Problems = Record<string, Problem>

/** Lets the compiler check a reason where a library takes any text. */
export const because = (reason: Reason): Reason => reason
