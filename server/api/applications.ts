import { applicationPage } from '../../content/pages/job-application.ts'
import { SiteError } from '../../contract/errors.ts'
import { referenceOf } from '../../contract/reference.ts'
import type { Db } from '../db/client.ts'
import { findApplicationRequest } from '../db/queries/applications.ts'
import { makeApplicantLink } from '../services/applicant-links.ts'
import { storeApplication } from '../services/applications.ts'
import type { NotifyHiring } from '../services/hiring-mail.ts'
import type { Upload } from '../services/files/uploads.ts'
import { formApi, signatureRule, type RawCall, type Receiving } from './receive-form.ts'

export type HiringParts = { db: Db; notify: NotifyHiring; receiving: Receiving }

/** Receives a full application. */
export function applicationsApi({ db, notify, receiving }: HiringParts): RawCall {
  return formApi('applications.submit', receiving, {
    findRequest: (key) => findApplicationRequest(db, key),
    accept: async ({ fields: { signatureImage, ...fields }, ...form }) => {
      if (signatureImage) await stageSignature(form.upload, signatureImage)
      return storeApplication(db, notify, { fields, ...form })
    },
    thanks: applicationPage.form.outcome.success.text,
    about: async (key) => {
      const stored = await findApplicationRequest(db, key)
      return stored ? { reference: referenceOf(stored.id), statusPath: await makeApplicantLink(db, stored.id) } : {}
    },
  })
}

const dataUrl = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/

/** A drawn signature may also be sent as text: the data URL of a canvas. */
async function stageSignature(upload: Upload, text: string) {
  const encoded = dataUrl.exec(text)?.[1]
  if (!encoded || upload.roles.has('signatureImage')) throw new SiteError('wrong_media_type', 'file.not_png')
  await upload.stage({
    role: 'signatureImage',
    name: 'signature.png',
    rule: signatureRule,
    content: asStream(Buffer.from(encoded, 'base64')),
  })
}

async function* asStream(bytes: Buffer) {
  yield bytes
}
