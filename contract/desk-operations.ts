import { z } from 'zod'
import {
  Admins,
  Confirmation,
  Credentials,
  KeptTokens,
  PasswordChange,
  PasswordReset,
  Refresh,
  Registered,
  Registration,
  RegistrationState,
  RoleChange,
  Sessions,
  SignedIn,
} from './admin.ts'
import { AgentEdit, AgentInput, AgentStatusChange } from './agent-input.ts'
import { AuditPage, AuditQuery } from './audit.ts'
import {
  ChosenApplications,
  ChosenErasure,
  ErasedApplications,
  MovedApplications,
  StageChanges,
} from './chosen-applications.ts'
import { DeskInfo } from './desk.ts'
import {
  ApplicationEmail,
  CareerFormEmail,
  Correspondence,
  LeadEmail,
  ManyApplicationsEmail,
  QueuedEmails,
  UndoneBatch,
} from './email.ts'
import { ChangedTemplate, StoredTemplates, TemplateChange } from './email-template.ts'
import {
  DeskAgent,
  DeskAgentPage,
  DeskAgentQuery,
  Imported,
  ImportFile,
  ImportRequest,
  ImportPreview,
  maxImportBytes,
} from './desk-agents.ts'
import {
  ApplicationCounts,
  ApplicationDetail,
  ApplicationListing,
  ApplicationPage,
  ApplicationPlace,
  ApplicationQuery,
  ApplicationTrail,
  Erasure,
  RefusedErasure,
  StageChange,
  CurrentStage,
  Decline,
  StoredFiles,
} from './desk-applications.ts'
import {
  CareerFormDetail,
  CareerFormPage,
  CareerFormQuery,
  HandledForm,
  Handling,
  ResumeLink,
} from './desk-career-forms.ts'
import {
  ChangedLead,
  LeadCounts,
  LeadDetail,
  LeadOrigins,
  LeadPage,
  LeadQuery,
  LeadVerdict,
  Retried,
} from './desk-leads.ts'
import { maxPriceBytes, NewPrices, PriceVersion, PriceVersionRows, PriceVersions, ReadPrices } from './desk-prices.ts'
import {
  AddedFactor,
  ConfirmationOptions,
  FactorName,
  Factors,
  NewPasskey,
  NewPasskeyOptions,
  NewTotp,
  PasskeyOptions,
  PasskeyRequest,
  PasskeySignIn,
  RecoveryCodes,
  Step,
  StepNeeded,
  TotpOffer,
} from './factors.ts'
import { Acceptance, Invitations, InvitationSecret, MadeInvitation, NewInvitation, Offer } from './invitation.ts'
import { NoticeMark, StepMark } from './error-notice.ts'
import { LeadOwners, LeadWorkChange } from './lead-work.ts'
import { NewNote, Note } from './note.ts'
import { News, SeenNews } from './news.ts'
import { ImportedOptOuts, maxOptOutBytes, NewOptOut, OptOutFile, OptOutPage, OptOutQuery } from './opt-out.ts'
import { PersonRecords } from './person.ts'
import { maxPictureCallBytes, NewPicture, StoredPicture } from './picture.ts'
import { publicationOperations } from './publication-operations.ts'
import { admin, anyone, noContent, type Operation } from './operation.ts'
import { publicPaths } from './public-paths.ts'
import { ExchangeRates } from './rates.ts'
import {
  AccountEmail,
  ConfirmedEmail,
  LinkSecret,
  MadeRecovery,
  NewEmail,
  Recoverable,
  Recovery,
  RecoveryRequest,
  RecoveryState,
  SentConfirmation,
} from './recovery.ts'
import { HiringWork, OwnerChange } from './hiring-work.ts'
import { Interview, InterviewCancellation, InterviewChange, InterviewInput } from './interview.ts'
import { Criteria, Scorecard, ScorecardInput } from './scorecard.ts'
import { RemovedSamples } from './samples.ts'
import { ApplicationStatistics, LeadStatistics, StatisticsQuery } from './statistics.ts'
import { SiteStatus } from './status.ts'
import { AdminVacancy, NewVacancy, StatusChange, Vacancy, VacancyEdit } from './vacancy.ts'

const csv = { 200: 'csv' } as const
/** Recorded when an export ends. */
const exportEnds = ['export-counted', 'large-export'] as const
/** A record is erased alone, or with everything else that the person sent. */
const erasures = ['application-erased', 'lead-erased', 'career-form-erased'] as const
const applicationsPath = '/api/applications'
const vacanciesPath = '/api/jobs'

/** The calls that the desk makes; public pages make some of them too. */
export const deskOperations = {
  'vacancies.list': {
    method: 'GET',
    path: vacanciesPath,
    access: 'either',
    needs: 'hiring.read',
    answers: { 200: z.array(Vacancy) },
    asAdmin: z.array(AdminVacancy),
  },
  'vacancies.find': {
    method: 'GET',
    path: publicPaths['vacancies.find'],
    access: 'either',
    needs: 'hiring.read',
    answers: { 200: Vacancy },
    asAdmin: AdminVacancy,
  },
  'vacancies.create': admin('POST', vacanciesPath, 'hiring.change', {
    body: NewVacancy,
    audit: ['vacancy-created'],
    answers: { 201: AdminVacancy },
    errors: ['conflict'],
  }),
  'vacancies.edit': admin('PUT', `${vacanciesPath}/:id`, 'hiring.change', {
    body: VacancyEdit,
    audit: ['vacancy-changed', 'vacancy-activated', 'vacancy-deactivated'],
    answers: { 200: AdminVacancy },
    errors: ['conflict'],
  }),
  'vacancies.setStatus': admin('PATCH', `${vacanciesPath}/:id/status`, 'hiring.change', {
    body: StatusChange,
    audit: ['vacancy-activated', 'vacancy-deactivated'],
    answers: { 200: AdminVacancy },
  }),
  'vacancies.delete': admin('DELETE', `${vacanciesPath}/:id`, 'hiring.change', {
    audit: ['vacancy-deleted'],
    answers: noContent,
    errors: ['conflict'],
  }),
  'applications.list': admin('GET', applicationsPath, 'hiring.read', {
    query: ApplicationQuery,
    audit: ['applications-listed'],
    answers: { 200: ApplicationPage },
  }),
  'applications.count': admin('GET', `${applicationsPath}/counts`, 'hiring.read', {
    answers: { 200: ApplicationCounts },
  }),
  'applications.export': admin('GET', `${applicationsPath}/export.csv`, 'hiring.export', {
    query: ApplicationListing,
    fresh: true,
    audit: ['applications-exported', ...exportEnds],
    answers: csv,
  }),
  'applications.exportChosen': admin('POST', `${applicationsPath}/export`, 'hiring.export', {
    body: ChosenApplications,
    fresh: true,
    audit: ['applications-exported', ...exportEnds],
    answers: csv,
  }),
  'applications.moveChosen': admin('POST', `${applicationsPath}/moves`, 'hiring.change', {
    body: StageChanges,
    audit: ['application-moved'],
    answers: { 200: MovedApplications },
  }),
  'applications.eraseChosen': admin('POST', `${applicationsPath}/erasures`, 'hiring.change', {
    body: ChosenErasure,
    fresh: true,
    audit: ['application-erased'],
    answers: { 200: ErasedApplications },
  }),
  'applications.open': admin('GET', `${applicationsPath}/:id`, 'hiring.read', {
    audit: ['application-opened'],
    answers: { 200: ApplicationDetail },
  }),
  'applications.place': admin('GET', `${applicationsPath}/:id/place`, 'hiring.read', {
    query: ApplicationListing,
    answers: { 200: ApplicationPlace },
  }),
  'applications.trail': admin('GET', `${applicationsPath}/:id/trail`, 'hiring.read', {
    answers: { 200: ApplicationTrail },
  }),
  'applications.files': admin('GET', `${applicationsPath}/:id/files`, 'hiring.read', { answers: { 200: StoredFiles } }),
  'applications.move': admin('PATCH', `${applicationsPath}/:id/stage`, 'hiring.change', {
    body: StageChange,
    audit: ['application-moved'],
    answers: { 200: CurrentStage },
    errors: ['conflict'],
  }),
  'applications.setDeclineReason': admin('PUT', `${applicationsPath}/:id/decline-reason`, 'hiring.change', {
    body: Decline,
    audit: ['decline-explained'],
    answers: noContent,
    errors: ['conflict'],
  }),
  'applications.statistics': admin('GET', `${applicationsPath}/statistics`, 'hiring.read', {
    query: StatisticsQuery,
    answers: { 200: ApplicationStatistics },
  }),
  'applications.addNote': admin('POST', `${applicationsPath}/:id/notes`, 'hiring.change', {
    body: NewNote,
    audit: ['application-noted'],
    answers: { 201: Note },
  }),
  'applications.samePerson': admin('GET', `${applicationsPath}/:id/person`, 'hiring.read', {
    answers: { 200: PersonRecords },
  }),
  'applications.erase': admin('POST', `${applicationsPath}/:id/erasure`, 'hiring.change', {
    body: Erasure,
    fresh: true,
    audit: erasures,
    answers: noContent,
  }),
  'applications.refuseErasure': admin('PUT', `${applicationsPath}/:id/erasure-refusal`, 'hiring.change', {
    body: RefusedErasure,
    audit: ['erasure-refused'],
    answers: noContent,
    errors: ['conflict'],
  }),
  'applications.emails': admin('GET', `${applicationsPath}/:id/emails`, 'hiring.read', {
    answers: { 200: Correspondence },
  }),
  'applications.sendEmail': admin('POST', `${applicationsPath}/:id/emails`, 'hiring.change', {
    body: ApplicationEmail,
    audit: ['email-sent', 'application-moved'],
    answers: { 201: QueuedEmails },
    errors: ['conflict'],
  }),
  'applications.emailMany': admin('POST', `${applicationsPath}/emails`, 'hiring.change', {
    body: ManyApplicationsEmail,
    audit: ['email-sent', 'application-moved'],
    answers: { 201: QueuedEmails },
    errors: ['conflict'],
  }),
  'applications.work': admin('GET', `${applicationsPath}/:id/work`, 'hiring.read', { answers: { 200: HiringWork } }),
  'applications.setOwner': admin('PUT', `${applicationsPath}/:id/owner`, 'hiring.change', {
    body: OwnerChange,
    audit: ['application-assigned'],
    answers: noContent,
    errors: ['conflict'],
  }),
  'interviews.plan': admin('POST', `${applicationsPath}/:id/interviews`, 'hiring.change', {
    body: InterviewInput,
    audit: ['interview-planned', 'email-sent'],
    answers: { 201: Interview },
    errors: ['conflict'],
  }),
  'interviews.change': admin('PUT', '/api/interviews/:id', 'hiring.change', {
    body: InterviewChange,
    audit: ['interview-changed', 'email-sent'],
    answers: { 200: Interview },
    errors: ['conflict'],
  }),
  'interviews.cancel': admin('POST', '/api/interviews/:id/cancellation', 'hiring.change', {
    body: InterviewCancellation,
    audit: ['interview-canceled', 'email-sent'],
    answers: { 200: Interview },
    errors: ['conflict'],
  }),
  'scorecards.save': admin('PUT', `${applicationsPath}/:id/scorecard`, 'hiring.change', {
    body: ScorecardInput,
    audit: ['scorecard-submitted'],
    answers: { 200: Scorecard },
    errors: ['conflict'],
  }),
  'vacancies.setCriteria': admin('PUT', `${vacanciesPath}/:id/criteria`, 'hiring.change', {
    body: Criteria,
    audit: ['criteria-changed'],
    answers: noContent,
    errors: ['conflict'],
  }),
  'applications.undoEmails': admin('POST', `${applicationsPath}/emails/undo`, 'hiring.change', {
    body: UndoneBatch,
    audit: ['email-undone', 'application-moved', 'interview-changed', 'interview-canceled'],
    answers: noContent,
    errors: ['conflict', 'not_found'],
  }),
  'applications.templates': admin('GET', `${applicationsPath}/templates`, 'hiring.read', {
    answers: { 200: StoredTemplates },
  }),
  'applications.saveTemplate': admin('PUT', `${applicationsPath}/templates/:id`, 'hiring.change', {
    body: TemplateChange,
    audit: ['template-changed'],
    answers: { 200: ChangedTemplate },
    errors: ['conflict'],
  }),
  'applications.restoreTemplate': admin('DELETE', `${applicationsPath}/templates/:id`, 'hiring.change', {
    audit: ['template-restored'],
    answers: { 200: ChangedTemplate },
  }),
  'leads.list': admin('GET', '/api/leads', 'leads.read', {
    query: LeadQuery,
    audit: ['leads-listed'],
    answers: { 200: LeadPage },
  }),
  'leads.count': admin('GET', '/api/leads/counts', 'leads.read', { answers: { 200: LeadCounts } }),
  'leads.export': admin('GET', '/api/leads/export.csv', 'leads.export', {
    query: LeadQuery,
    fresh: true,
    audit: ['leads-exported', ...exportEnds],
    answers: csv,
  }),
  'leads.statistics': admin('GET', '/api/leads/statistics', 'leads.read', {
    query: StatisticsQuery,
    answers: { 200: LeadStatistics },
  }),
  'leads.exportConsent': admin('GET', '/api/leads/:id/consent.txt', 'leads.export', {
    fresh: true,
    audit: ['consent-exported'],
    answers: { 200: 'file' },
  }),
  'leads.retryAll': admin('POST', '/api/leads/retry', 'leads.change', {
    audit: ['leads-retried'],
    answers: { 200: Retried },
  }),
  'leads.open': admin('GET', '/api/leads/:id', 'leads.read', { audit: ['lead-opened'], answers: { 200: LeadDetail } }),
  'leads.accept': admin('PATCH', '/api/leads/:id', 'leads.change', {
    body: LeadVerdict,
    audit: ['lead-accepted'],
    answers: { 200: ChangedLead },
  }),
  'leads.owners': admin('GET', '/api/leads/owners', 'leads.read', { answers: { 200: LeadOwners } }),
  'leads.origins': admin('GET', '/api/leads/origins', 'leads.read', { answers: { 200: LeadOrigins } }),
  'leads.change': admin('PUT', '/api/leads/:id/work', 'leads.change', {
    body: LeadWorkChange,
    audit: ['lead-changed'],
    answers: { 200: ChangedLead },
    errors: ['conflict'],
  }),
  'leads.markNotice': admin('PUT', '/api/leads/:id/notice', 'leads.change', {
    body: NoticeMark,
    audit: ['notice-marked', 'notice-unmarked'],
    answers: { 200: ChangedLead },
  }),
  'leads.markStep': admin('PUT', '/api/leads/:id/notice/step', 'leads.change', {
    body: StepMark,
    audit: ['notice-step'],
    answers: { 200: ChangedLead },
    errors: ['conflict'],
  }),
  'leads.addNote': admin('POST', '/api/leads/:id/notes', 'leads.change', {
    body: NewNote,
    audit: ['lead-noted'],
    answers: { 201: Note },
  }),
  'leads.retry': admin('POST', '/api/leads/:id/retry', 'leads.change', {
    audit: ['lead-retried'],
    answers: { 200: Retried },
  }),
  'leads.samePerson': admin('GET', '/api/leads/:id/person', 'leads.read', { answers: { 200: PersonRecords } }),
  'leads.erase': admin('POST', '/api/leads/:id/erasure', 'leads.change', {
    body: Erasure,
    fresh: true,
    audit: erasures,
    answers: noContent,
  }),
  'leads.emails': admin('GET', '/api/leads/:id/emails', 'leads.read', { answers: { 200: Correspondence } }),
  'leads.sendEmail': admin('POST', '/api/leads/:id/emails', 'leads.change', {
    body: LeadEmail,
    audit: ['email-sent', 'lead-changed'],
    answers: { 201: QueuedEmails },
    errors: ['conflict'],
  }),
  'leads.undoEmails': admin('POST', '/api/leads/emails/undo', 'leads.change', {
    body: UndoneBatch,
    audit: ['email-undone', 'lead-changed'],
    answers: noContent,
    errors: ['conflict', 'not_found'],
  }),
  'leads.templates': admin('GET', '/api/leads/templates', 'leads.read', { answers: { 200: StoredTemplates } }),
  'leads.saveTemplate': admin('PUT', '/api/leads/templates/:id', 'leads.change', {
    body: TemplateChange,
    audit: ['template-changed'],
    answers: { 200: ChangedTemplate },
    errors: ['conflict'],
  }),
  'leads.restoreTemplate': admin('DELETE', '/api/leads/templates/:id', 'leads.change', {
    audit: ['template-restored'],
    answers: { 200: ChangedTemplate },
  }),
  'optOuts.list': admin('GET', '/api/opt-outs', 'leads.read', { query: OptOutQuery, answers: { 200: OptOutPage } }),
  'optOuts.add': admin('POST', '/api/opt-outs', 'leads.change', {
    body: NewOptOut,
    audit: ['opted-out'],
    answers: noContent,
  }),
  'optOuts.import': admin('POST', '/api/opt-outs/import', 'leads.change', {
    maxBytes: maxOptOutBytes,
    body: OptOutFile,
    audit: ['opt-outs-imported'],
    answers: { 200: ImportedOptOuts },
  }),
  'optOuts.remove': admin('DELETE', '/api/opt-outs/:id', 'leads.change', {
    fresh: true,
    audit: ['opt-out-ended'],
    answers: noContent,
  }),
  'careerForms.list': admin('GET', '/api/career-forms', 'hiring.read', {
    query: CareerFormQuery,
    audit: ['career-forms-listed'],
    answers: { 200: CareerFormPage },
  }),
  'careerForms.export': admin('GET', '/api/career-forms/export.csv', 'hiring.export', {
    query: CareerFormQuery,
    fresh: true,
    audit: ['career-forms-exported', ...exportEnds],
    answers: csv,
  }),
  'careerForms.open': admin('GET', '/api/career-forms/:id', 'hiring.read', {
    audit: ['career-form-opened'],
    answers: { 200: CareerFormDetail },
  }),
  'careerForms.resume': admin('GET', '/api/career-forms/:id/resume', 'hiring.read', { answers: { 200: ResumeLink } }),
  'careerForms.mark': admin('PATCH', '/api/career-forms/:id', 'hiring.change', {
    body: Handling,
    audit: ['career-form-handled', 'career-form-reopened'],
    answers: { 200: HandledForm },
  }),
  'careerForms.samePerson': admin('GET', '/api/career-forms/:id/person', 'hiring.read', {
    answers: { 200: PersonRecords },
  }),
  'careerForms.erase': admin('POST', '/api/career-forms/:id/erasure', 'hiring.change', {
    body: Erasure,
    fresh: true,
    audit: erasures,
    answers: noContent,
  }),
  'careerForms.emails': admin('GET', '/api/career-forms/:id/emails', 'hiring.read', {
    answers: { 200: Correspondence },
  }),
  'careerForms.sendEmail': admin('POST', '/api/career-forms/:id/emails', 'hiring.change', {
    body: CareerFormEmail,
    audit: ['email-sent', 'career-form-handled'],
    answers: { 201: QueuedEmails },
    errors: ['conflict'],
  }),
  'careerForms.undoEmails': admin('POST', '/api/career-forms/emails/undo', 'hiring.change', {
    body: UndoneBatch,
    audit: ['email-undone', 'career-form-reopened'],
    answers: noContent,
    errors: ['conflict', 'not_found'],
  }),
  'registration.state': anyone('GET', '/api/admin/registration', {
    answers: { 200: RegistrationState },
  }),
  'registration.register': {
    method: 'POST',
    path: '/api/admin/register',
    access: 'either',
    needs: 'people.change',
    body: Registration,
    fresh: true,
    audit: ['admin-added'],
    answers: { 201: Registered },
    errors: ['sign_in_needed', 'conflict', 'too_many'],
  },
  'session.signIn': anyone('POST', '/api/admin/login', {
    body: Credentials,
    audit: [
      'signed-in',
      'new-device',
      'sign-in-failed',
      'sign-in-unknown',
      'sign-in-held',
      'network-held',
      'account-held',
      'factor-failed',
      'recovery-code-used',
    ],
    answers: { 200: SignedIn, 202: StepNeeded },
    errors: ['sign_in_needed', 'too_many'],
  }),
  'session.step': anyone('POST', '/api/admin/login/step', {
    body: Step,
    audit: ['signed-in', 'new-device', 'factor-failed', 'recovery-code-used', 'passkey-copied'],
    answers: { 200: SignedIn },
    errors: ['sign_in_needed', 'too_many'],
  }),
  'session.passkeyOptions': anyone('POST', '/api/admin/login/passkey/options', {
    body: PasskeyRequest,
    answers: { 200: PasskeyOptions },
    errors: ['sign_in_needed', 'too_many'],
  }),
  'session.passkey': anyone('POST', '/api/admin/login/passkey', {
    body: PasskeySignIn,
    audit: ['signed-in', 'new-device', 'passkey-copied'],
    answers: { 200: SignedIn },
  }),
  'session.refresh': anyone('POST', '/api/admin/refresh', {
    body: Refresh,
    audit: ['token-reused', 'signed-out'],
    answers: { 200: KeptTokens },
    errors: ['not_allowed'],
  }),
  'session.signOut': admin('POST', '/api/admin/logout', 'own', {
    isForEnrollment: true,
    audit: ['signed-out'],
    answers: noContent,
  }),
  'account.confirm': admin('POST', '/api/admin/confirm', 'own', {
    isForEnrollment: true,
    body: Confirmation,
    audit: ['proof-failed', 'factor-failed', 'recovery-code-used', 'passkey-copied'],
    answers: noContent,
    errors: ['too_many'],
  }),
  'account.confirmOptions': admin('POST', '/api/admin/confirm/options', 'own', {
    isForEnrollment: true,
    answers: { 200: ConfirmationOptions },
  }),
  'account.changePassword': admin('POST', '/api/admin/password', 'own', {
    isForEnrollment: true,
    body: PasswordChange,
    audit: ['password-changed', 'proof-failed'],
    answers: noContent,
    errors: ['too_many'],
  }),
  'desk.info': admin('GET', '/api/admin/desk', 'own', { answers: { 200: DeskInfo } }),
  'desk.events': admin('GET', '/api/admin/events', 'own', { answers: { 200: 'events' }, errors: ['too_many'] }),
  'sessions.list': admin('GET', '/api/admin/sessions', 'own', { isForEnrollment: true, answers: { 200: Sessions } }),
  'sessions.endOthers': admin('DELETE', '/api/admin/sessions', 'own', {
    isForEnrollment: true,
    audit: ['other-sessions-ended'],
    answers: noContent,
  }),
  'sessions.end': admin('DELETE', '/api/admin/sessions/:id', 'own', {
    isForEnrollment: true,
    audit: ['session-ended'],
    answers: noContent,
  }),
  'factors.list': admin('GET', '/api/admin/factors', 'own', { isForEnrollment: true, answers: { 200: Factors } }),
  'factors.offerPasskey': admin('POST', '/api/admin/factors/passkey/options', 'own', {
    fresh: true,
    isForEnrollment: true,
    answers: { 200: NewPasskeyOptions },
  }),
  'factors.addPasskey': admin('POST', '/api/admin/factors/passkey', 'own', {
    fresh: true,
    isForEnrollment: true,
    body: NewPasskey,
    audit: ['factor-added'],
    answers: { 201: AddedFactor },
    errors: ['conflict'],
  }),
  'factors.offerTotp': admin('POST', '/api/admin/factors/totp/options', 'own', {
    fresh: true,
    isForEnrollment: true,
    answers: { 200: TotpOffer },
  }),
  'factors.addTotp': admin('POST', '/api/admin/factors/totp', 'own', {
    fresh: true,
    isForEnrollment: true,
    body: NewTotp,
    audit: ['factor-added'],
    answers: { 201: AddedFactor },
    errors: ['conflict'],
  }),
  'factors.rename': admin('PATCH', '/api/admin/factors/:id', 'own', {
    body: FactorName,
    audit: ['factor-renamed'],
    answers: noContent,
  }),
  'factors.remove': admin('DELETE', '/api/admin/factors/:id', 'own', {
    fresh: true,
    audit: ['factor-removed'],
    answers: noContent,
    errors: ['conflict'],
  }),
  'factors.makeRecoveryCodes': admin('POST', '/api/admin/recovery-codes', 'own', {
    fresh: true,
    audit: ['recovery-codes-made'],
    answers: { 200: RecoveryCodes },
    errors: ['invalid'],
  }),
  'admins.list': admin('GET', '/api/admin/admins', 'people.read', { answers: { 200: Admins } }),
  'admins.setRole': admin('PATCH', '/api/admin/admins/:id', 'people.change', {
    body: RoleChange,
    fresh: true,
    audit: ['role-changed'],
    answers: noContent,
    errors: ['conflict'],
  }),
  'admins.remove': admin('DELETE', '/api/admin/admins/:id', 'people.change', {
    fresh: true,
    audit: ['admin-removed'],
    answers: noContent,
    errors: ['conflict'],
  }),
  'admins.resetPassword': admin('PUT', '/api/admin/admins/:id/password', 'people.change', {
    body: PasswordReset,
    fresh: true,
    audit: ['password-reset'],
    answers: noContent,
  }),
  'admins.recover': admin('POST', '/api/admin/admins/:id/recovery', 'people.change', {
    fresh: true,
    audit: ['recovery-issued'],
    answers: { 201: MadeRecovery },
    errors: ['conflict'],
  }),
  'recovery.state': anyone('GET', '/api/admin/recovery', {
    answers: { 200: RecoveryState },
  }),
  'recovery.request': anyone('POST', '/api/admin/recovery', {
    body: RecoveryRequest,
    answers: noContent,
    errors: ['conflict', 'too_many'],
  }),
  'recovery.check': anyone('POST', '/api/admin/recovery/check', {
    body: LinkSecret,
    answers: { 200: Recoverable },
    errors: ['not_found'],
  }),
  'recovery.use': anyone('POST', '/api/admin/recovery/use', {
    body: Recovery,
    audit: ['recovery-used'],
    answers: noContent,
    errors: ['not_found'],
  }),
  'account.email': admin('GET', '/api/admin/email', 'own', { answers: { 200: AccountEmail } }),
  'account.setEmail': admin('PUT', '/api/admin/email', 'own', {
    body: NewEmail,
    fresh: true,
    answers: { 200: SentConfirmation },
    errors: ['too_many'],
  }),
  'account.removeEmail': admin('DELETE', '/api/admin/email', 'own', {
    fresh: true,
    audit: ['email-removed'],
    answers: noContent,
  }),
  'account.confirmEmail': anyone('POST', '/api/admin/email/confirm', {
    body: LinkSecret,
    audit: ['email-confirmed'],
    answers: { 200: ConfirmedEmail },
    errors: ['not_found'],
  }),
  'admins.removeFactors': admin('DELETE', '/api/admin/admins/:id/factors', 'people.change', {
    fresh: true,
    audit: ['factors-removed'],
    answers: noContent,
    errors: ['conflict'],
  }),
  'invitations.list': admin('GET', '/api/admin/invitations', 'people.read', { answers: { 200: Invitations } }),
  'invitations.create': admin('POST', '/api/admin/invitations', 'people.change', {
    body: NewInvitation,
    fresh: true,
    audit: ['person-invited'],
    answers: { 201: MadeInvitation },
    errors: ['not_found'],
  }),
  'invitations.withdraw': admin('DELETE', '/api/admin/invitations/:id', 'people.change', {
    fresh: true,
    audit: ['invitation-withdrawn'],
    answers: noContent,
  }),
  'invitations.check': anyone('POST', '/api/admin/invitations/check', {
    body: InvitationSecret,
    answers: { 200: Offer },
    errors: ['not_found'],
  }),
  'invitations.accept': anyone('POST', '/api/admin/invitations/accept', {
    body: Acceptance,
    audit: ['invitation-accepted'],
    answers: { 201: Registered },
    errors: ['not_found', 'conflict'],
  }),
  'deskAgents.list': admin('GET', '/api/admin/agents', 'agents.read', {
    query: DeskAgentQuery,
    answers: { 200: DeskAgentPage },
  }),
  'deskAgents.export': admin('GET', '/api/admin/agents/export.csv', 'agents.export', {
    query: DeskAgentQuery,
    fresh: true,
    audit: ['agents-exported'],
    answers: csv,
  }),
  'deskAgents.add': admin('POST', '/api/admin/agents', 'agents.change', {
    body: AgentInput,
    audit: ['agent-added'],
    answers: { 201: DeskAgent },
  }),
  'deskAgents.preview': admin('POST', '/api/admin/agents/preview', 'agents.change', {
    maxBytes: maxImportBytes,
    body: ImportFile,
    answers: { 200: ImportPreview },
  }),
  'deskAgents.import': admin('POST', '/api/admin/agents/import', 'agents.change', {
    maxBytes: maxImportBytes,
    body: ImportRequest,
    audit: ['agents-imported'],
    answers: { 200: Imported },
    errors: ['conflict'],
  }),
  'deskAgents.edit': admin('PUT', '/api/admin/agents/:id', 'agents.change', {
    body: AgentEdit,
    audit: ['agent-changed'],
    answers: { 200: DeskAgent },
    errors: ['conflict'],
  }),
  'deskAgents.setStatus': admin('PATCH', '/api/admin/agents/:id/status', 'agents.change', {
    body: AgentStatusChange,
    audit: ['agent-activated', 'agent-deactivated'],
    answers: { 200: DeskAgent },
  }),
  'rates.read': anyone('GET', publicPaths['rates.read'], {
    answers: { 200: ExchangeRates, 304: 'nothing' },
  }),
  'deskPrices.list': admin('GET', '/api/admin/prices', 'prices.read', { answers: { 200: PriceVersions } }),
  'deskPrices.open': admin('GET', '/api/admin/prices/:id', 'prices.read', { answers: { 200: PriceVersionRows } }),
  'deskPrices.export': admin('GET', '/api/admin/prices/:id/export.csv', 'prices.export', {
    fresh: true,
    audit: ['prices-exported'],
    answers: csv,
  }),
  'deskPrices.read': admin('POST', '/api/admin/prices/read-csv', 'prices.change', {
    maxBytes: maxPriceBytes,
    body: ImportFile,
    answers: { 200: ReadPrices },
  }),
  'deskPrices.save': admin('POST', '/api/admin/prices', 'prices.change', {
    maxBytes: maxPriceBytes,
    body: NewPrices,
    audit: ['prices-changed'],
    answers: { 201: PriceVersion },
    errors: ['conflict'],
  }),
  'deskPrices.callOff': admin('DELETE', '/api/admin/prices/:id', 'prices.change', {
    audit: ['prices-called-off'],
    answers: noContent,
    errors: ['conflict'],
  }),
  ...publicationOperations,
  'pictures.add': admin('POST', '/api/admin/pictures', 'publications.change', {
    body: NewPicture,
    maxBytes: maxPictureCallBytes,
    audit: ['picture-added'],
    answers: { 201: StoredPicture },
  }),
  'status.read': admin('GET', '/api/admin/status', 'status.read', { answers: { 200: SiteStatus } }),
  'samples.remove': admin('DELETE', '/api/admin/samples', 'samples.remove', {
    fresh: true,
    audit: ['samples-removed'],
    answers: { 200: RemovedSamples },
  }),
  'news.list': admin('GET', '/api/admin/news', 'audit.read', { answers: { 200: News } }),
  'news.markSeen': admin('POST', '/api/admin/news/seen', 'own', { body: SeenNews, answers: noContent }),
  'audit.list': admin('GET', '/api/admin/audit', 'audit.read', { query: AuditQuery, answers: { 200: AuditPage } }),
  'audit.export': admin('GET', '/api/admin/audit.csv', 'audit.export', {
    query: AuditQuery,
    fresh: true,
    audit: ['audit-exported'],
    answers: csv,
  }),
} satisfies Record<string, Operation>
