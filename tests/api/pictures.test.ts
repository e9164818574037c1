import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { emptyArticle } from '../../contract/article.ts'
import { RenderedPage } from '../../contract/publication.ts'
import { pathOfFile, readPicturePath, sizesOf, StoredPicture, type PictureFormat } from '../../contract/picture.ts'
import { openFileStore } from '../../server/ports/files.ts'
import { sweepPictures } from '../../server/services/pictures/pictures.ts'
import { anotherAdmin, firstAdmin, test, type SignedIn } from '../support/admin.ts'
import { cmykPhoto, deepPicture, smallPhoto } from '../support/pictures.ts'
import { begin, publications } from '../support/publishing.ts'
import { settingsOf, startFauxqs } from '../support/s3-servers.ts'
import { databaseOf, expect, startTestSite } from '../support/site.ts'
import { using } from '../support/using.ts'

const send = (by: SignedIn, content: Buffer) => by.post('/api/admin/pictures', { content: content.toString('base64') })

const add = async (by: SignedIn, content: Buffer) => {
  const answer = await send(by, content)
  expect(answer.status).toBe(201)
  return StoredPicture.parse(await answer.json())
}

/** The paths of all files of a picture. */
function pathsOf(path: string): string[] {
  const file = readPicturePath(path)
  if (!file) throw new Error(`${path} is no picture.`)
  const formats: PictureFormat[] = ['avif', 'webp', file.format]
  return sizesOf(file).flatMap((size) => formats.map((format) => pathOfFile({ ...file, ...size, format })))
}

/** The key that a preview adds to the address of a picture. */
async function keyFor(by: SignedIn, path: string): Promise<string> {
  const id = await begin(by, { kind: 'article' })
  const draft = { ...emptyArticle, slug: 'draft', picture: path, pictureAlt: 'A photo.' }
  const preview = await by.post(`${publications}/${id}/preview`, { draft, path: '/blog/draft' })
  const { html } = RenderedPage.parse(await preview.json())
  return /\?key=[\w-]+/.exec(html)?.[0] ?? ''
}

const hashOf = ({ path }: StoredPicture) => readPicturePath(path)?.hash ?? ''

test('[PUB-2] every file of a picture is served under a path that never changes; anything that is not a picture is refused', async ({
  site,
  admin,
}) => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>')
  const wrong = await send(admin, drawing)
  expect({ status: wrong.status, ...(await wrong.json()) }).toMatchObject({
    status: 422,
    reason: 'picture.wrong_content',
  })
  const huge = await send(admin, Buffer.alloc(15 * 1024 * 1024 + 1))
  expect({ status: huge.status, ...(await huge.json()) }).toMatchObject({ status: 413, reason: 'picture.too_large' })
  expect((await admin.post('/api/admin/pictures', { content: 'not base64!' })).status).toBe(422)
  const auditor = await anotherAdmin(site, admin, 'auditor', 'auditor')
  expect((await send(auditor, await smallPhoto())).status).toBe(403)
  expect(await site.count('pictures')).toBe(0)
  expect(await site.count('files')).toBe(0)

  const stored = await add(admin, await cmykPhoto())
  expect(stored).toMatchObject({ width: 500, height: 400 })
  expect((await site.get(stored.path)).status).toBe(404)
  expect((await site.get(`${stored.path}?key=guessed`)).status).toBe(404)
  const key = await keyFor(admin, stored.path)
  for (const path of pathsOf(stored.path)) {
    const answer = await site.get(path + key)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, max-age=3600')
    expect(answer.headers.get('content-type')).toMatch(/^image\/(avif|webp|jpeg)$/)
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(path).toContain(`-${width}x${height}.`)
  }
  expect((await site.get(stored.path.replace('500x', '501x') + key)).status).toBe(404)
  expect(await add(admin, await cmykPhoto())).toEqual(stored)
  expect(await site.count('pictures')).toBe(1)
  expect(await site.count(`audit_entries where action = 'picture-added'`)).toBe(1)
})

test('[PUB-2] a picture that no text uses is removed after a week, with its files; others stay', async ({ site }) => {
  const admin = await firstAdmin(site)
  const used = await add(admin, await smallPhoto())
  const fresh = await add(admin, await cmykPhoto())
  const unused = await add(admin, await deepPicture())
  await site.pool.query(
    `insert into publications (kind, key, draft) values ('article', gen_random_uuid(), jsonb_build_object('body', $1::text))`,
    [`![x](${used.path})`],
  )
  await site.pool.query(`update pictures set uploaded_at = now() - interval '8 days' where hash = any($1)`, [
    [used, unused].map(hashOf),
  ])
  await sweepPictures({ db: databaseOf(site), store: await openFileStore({ dataDir: site.dataDir, s3: undefined }) })
  const { rows } = await site.pool.query<{ hash: string }>('select hash from pictures')
  expect(rows.map(({ hash }) => hash).toSorted()).toEqual([used, fresh].map(hashOf).toSorted())
  const kept = pathsOf(used.path).length + pathsOf(fresh.path).length
  expect(await readdir(join(site.dataDir, 'files'))).toHaveLength(kept)
})

test('[PUB-2] pictures are stored in a bucket where there is one @thorough', async () => {
  const store = await using(startFauxqs())
  const site = await startTestSite(settingsOf(store.settings))
  const admin = await firstAdmin(site)
  const { path } = await add(admin, await smallPhoto())
  expect((await site.get(path + (await keyFor(admin, path)))).status).toBe(200)
  expect(await readdir(join(site.dataDir, 'files')).catch(() => [])).toEqual([])
})
