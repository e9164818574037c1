/** The fields that the API document explains; the texts are in `content/admin/developers.ts`. */
export type FieldNote =
  | 'visit.origin'
  | 'record.newId'
  | 'invitation.newId'
  | 'lead.website'
  | 'application.reference'
  | 'application.statusPath'
  | 'application.erasureRequestedAt'
  | 'application.erasureRefusal'
  | 'applications.erasureRequests'
  | 'vacancy.closesOn'
  | 'vacancy.pay'
  | 'vacancy.skippedSections'
  | 'vacancy.residenceArea'
  | 'vacancy.version'
  | 'message.from'
  | 'message.text'

/** Lets the compiler check a note where a schema takes any text. */
export const fieldNote = (note: FieldNote): FieldNote => note
