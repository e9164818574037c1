import type { JoinAlert, PopupAlert, Problem } from '../../contract/reasons.ts'
import { reasonText, type ReasonTexts } from '../reason-text.ts'
import { applicationReasons } from './application.ts'
import { articleReasons } from './articles.ts'
import { callReasons, leadCallReasons } from './calls.ts'
import { careerReasons } from './career.ts'
import { adminReasons, deskReasons, importReasons } from './desk.ts'
import { fieldReasons } from './fields.ts'
import { fileReasons } from './files.ts'
import { inlineTextReasons } from './inline-text.ts'
import { inquiryReasons } from './inquiry.ts'
import { pictureReasons } from './pictures.ts'
import { priceReasons, quoteReasons } from './prices.ts'
import { publicationReasons } from './publications.ts'
import { questionReasons } from './questions.ts'
import { licenseReasons } from './licenses.ts'
import { joinAlerts, leadReasons, popupAlerts } from './leads.ts'

const alertTexts: ReasonTexts<JoinAlert | PopupAlert> = {
  'join.missing': joinAlerts['join.missing'].text,
  'join.email': joinAlerts['join.email'].text,
  'join.phone': joinAlerts['join.phone'].text,
  'join.agreement': joinAlerts['join.agreement'].text,
  'popup.missing': popupAlerts['popup.missing'].text,
  'popup.email': popupAlerts['popup.email'].text,
  'popup.phone': popupAlerts['popup.phone'].text,
  'popup.agreement': popupAlerts['popup.agreement'].text,
}

/** The text of every reason, for the server. Forms load only the reasons that they need. */
export const everyReason: ReasonTexts = {
  ...fieldReasons,
  ...inquiryReasons,
  ...leadReasons,
  ...alertTexts,
  ...leadCallReasons,
  ...careerReasons,
  ...applicationReasons,
  ...fileReasons,
  ...adminReasons,
  ...deskReasons,
  ...importReasons,
  ...articleReasons,
  ...pictureReasons,
  ...priceReasons,
  ...publicationReasons,
  ...quoteReasons,
  ...inlineTextReasons,
  ...licenseReasons,
  ...questionReasons,
  ...callReasons,
}

export const textOf = (problem: Problem): string => reasonText(everyReason, problem)
