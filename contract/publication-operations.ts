import { admin, noContent } from './operation.ts'
import {
  Checked,
  CheckRequest,
  DraftChange,
  MadePublication,
  maxDraftBytes,
  NewPublication,
  OpenedPublication,
  OtherEditors,
  PageAsOf,
  PreviewRequest,
  Publications,
  PublicationVersion,
  Publishing,
  Refusal,
  RenderedPage,
  Restoration,
  SavedDraft,
  VersionContent,
  Withdrawal,
} from './publication.ts'

const path = '/api/admin/publications'

/** The calls of the desk about text that is published without a developer. */
export const publicationOperations = {
  'publications.list': admin('GET', path, 'publications.read', { answers: { 200: Publications } }),
  'publications.create': admin('POST', path, 'publications.change', {
    body: NewPublication,
    answers: { 201: MadePublication },
    errors: ['not_found'],
  }),
  'publications.pageAsOf': admin('GET', `${path}/page`, 'publications.read', {
    query: PageAsOf,
    answers: { 200: RenderedPage },
    errors: ['not_found'],
  }),
  'publications.open': admin('GET', `${path}/:id`, 'publications.read', { answers: { 200: OpenedPublication } }),
  'publications.saveDraft': admin('PUT', `${path}/:id/draft`, 'publications.change', {
    body: DraftChange,
    maxBytes: maxDraftBytes,
    answers: { 200: SavedDraft },
    errors: ['conflict'],
  }),
  'publications.heartbeat': admin('POST', `${path}/:id/editors`, 'publications.change', {
    answers: { 200: OtherEditors },
  }),
  'publications.leave': admin('DELETE', `${path}/:id/editors`, 'publications.change', { answers: noContent }),
  'publications.preview': admin('POST', `${path}/:id/preview`, 'publications.change', {
    body: PreviewRequest,
    maxBytes: maxDraftBytes,
    answers: { 200: RenderedPage },
  }),
  'publications.publish': admin('POST', `${path}/:id/versions`, 'publications.change', {
    body: Publishing,
    audit: ['publication-published'],
    answers: { 201: PublicationVersion },
    errors: ['conflict'],
  }),
  'publications.check': admin('POST', `${path}/:id/check`, 'publications.change', {
    body: CheckRequest,
    answers: { 200: Checked },
    errors: ['conflict'],
  }),
  'publications.version': admin('GET', `${path}/:id/versions/:version`, 'publications.read', {
    answers: { 200: VersionContent },
  }),
  'publications.restore': admin('POST', `${path}/:id/versions/:version/restoration`, 'publications.change', {
    body: Restoration,
    audit: ['publication-published'],
    answers: { 201: PublicationVersion },
    errors: ['conflict'],
  }),
  'publications.approve': admin('POST', `${path}/:id/versions/:version/approval`, 'publications.change', {
    audit: ['publication-approved'],
    answers: { 200: PublicationVersion },
    errors: ['conflict'],
  }),
  'publications.refuse': admin('POST', `${path}/:id/versions/:version/refusal`, 'publications.change', {
    body: Refusal,
    audit: ['publication-refused'],
    answers: noContent,
    errors: ['conflict'],
  }),
  'publications.withdraw': admin('POST', `${path}/:id/withdrawal`, 'publications.change', {
    body: Withdrawal,
    audit: ['publication-withdrawn'],
    answers: { 201: PublicationVersion },
    errors: ['conflict'],
  }),
  'publications.callOff': admin('DELETE', `${path}/:id/versions/:version`, 'publications.change', {
    audit: ['publication-called-off'],
    answers: noContent,
    errors: ['conflict'],
  }),
}
