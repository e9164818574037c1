import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { openFileStore } from '../../server/ports/files.ts'
import { applicationForm, pdf } from '../../support/application-form.ts'
import { objectsIn, s3Servers, settingsOf } from '../support/s3-servers.ts'
import { startTestSite } from '../support/site.ts'
import { using } from '../support/using.ts'

const path = '/api/applications'

describe.each(Object.entries(s3Servers))('%s', (_name, start) => {
  test('[API-7 API-9] files go to the bucket with their application, or not at all', async () => {
    const { settings: s3, stop } = await using(start())
    const site = await startTestSite(settingsOf(s3))
    const large = new File([pdf(), 'x'.repeat(12 * 1024 * 1024)], 'certificates.pdf')
    expect((await site.postForm(path, applicationForm({ certificationsFile: large }))).status).toBe(201)
    const { rows } = await site.pool.query<{ key: string }>(`select key from files order by size`)
    expect(await objectsIn(s3)).toEqual(rows.map((row) => row.key).toSorted())
    const store = await openFileStore({ dataDir: '', s3 })
    expect(await text(await store.open(await site.value(`select key from files where role = 'resume'`)))).toBe(
      pdf('resume'),
    )

    expect((await site.postForm(path, applicationForm({ certificationsFile: large, firstName: '' }))).status).toBe(422)
    expect(await objectsIn(s3)).toHaveLength(4)

    await stop()
    const away = await site.postForm(path, applicationForm())
    expect(away.status).toBe(503)
    expect(away.headers.get('retry-after')).toBe('30')
    expect(await site.count('applications')).toBe(1)
  })
})
