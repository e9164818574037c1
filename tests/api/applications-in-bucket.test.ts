import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { openFileStore, type S3Settings } from '../../server/ports/files.ts'
import { applicationForm, pdf } from '../../support/application-form.ts'
import { clientFor, s3Servers } from '../support/s3-servers.ts'
import { startTestSite } from '../support/site.ts'

const path = '/api/applications'

const settingsOf = (s3: S3Settings) => ({
  S3_BUCKET: s3.bucket,
  S3_ENDPOINT: s3.endpoint ?? '',
  S3_ACCESS_KEY_ID: s3.accessKeyId ?? '',
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey ?? '',
})

async function objectsIn(s3: S3Settings): Promise<string[]> {
  const { Contents = [] } = await clientFor(s3).send(new ListObjectsV2Command({ Bucket: s3.bucket }))
  return Contents.map((object) => object.Key ?? '')
}

describe.each(Object.entries(s3Servers))('%s', (_name, start) => {
  test('[API-7 API-9] files go to the bucket with their application, or not at all', async () => {
    const { settings: s3, stop } = await start()
    const site = await startTestSite(settingsOf(s3))
    const large = new File([pdf(), 'x'.repeat(12 * 1024 * 1024)], 'certificates.pdf')
    expect((await site.postForm(path, applicationForm({ certificationsFile: large }))).status).toBe(201)
    const { rows } = await site.pool.query<{ key: string }>(`select key from files order by size`)
    expect((await objectsIn(s3)).toSorted()).toEqual(rows.map((row) => row.key).toSorted())
    const resume = await site.pool.query<{ key: string }>(`select key from files where role = 'resume'`)
    const store = await openFileStore({ dataDir: '', s3 })
    expect(await text(await store.open(resume.rows[0]?.key ?? ''))).toBe(pdf('resume'))

    expect((await site.postForm(path, applicationForm({ certificationsFile: large, firstName: '' }))).status).toBe(422)
    expect(await objectsIn(s3)).toHaveLength(4)

    await stop()
    const away = await site.postForm(path, applicationForm())
    expect(away.status).toBe(503)
    expect(away.headers.get('retry-after')).toBe('30')
    expect(await site.count('applications')).toBe(1)
  })
})
