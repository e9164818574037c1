import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { StartError } from '../../contract/errors.ts'
import { pictureHashesIn, readFileName } from '../../contract/picture.ts'
import { publicationContents, publicationKinds } from '../../contract/publication-content.ts'
import { StoredContent } from '../../contract/publication.ts'
import type { Db } from '../db/client.ts'
import { hasPicture, listPictureFiles } from '../db/queries/pictures.ts'
import { insertPublication, listComing, listInEffect } from '../db/queries/publications.ts'
import type { Author } from './audit.ts'
import type { Storage } from './files/uploads.ts'
import { keepPicture } from './pictures/pictures.ts'
import { storeVersion } from './publications.ts'
import { readContent } from './published.ts'

/** One published item as a file; content null was withdrawn. */
const ContentFile = z.object({
  kind: z.enum(publicationKinds),
  key: z.string().min(1).max(300),
  schema: z.int(),
  content: StoredContent.nullable(),
})
type ContentFile = z.infer<typeof ContentFile>

/** The folders of an export. */
const parts: ReadonlySet<string> = new Set([...publicationKinds, 'pictures'])

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`${folder} cannot be read (${cause.code}).`, { cause })
  })

/** Writes everything that is published now, and its pictures, in place of what the folder had before. */
export async function exportContent({ db, store }: Storage, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  if ((await namesIn(folder)).some((name) => !name.startsWith('.') && !parts.has(name)))
    throw new StartError(`${folder} has other files. Name a new folder, or one of an earlier export.`)
  const items = await listInEffect(db, new Date())
  for (const part of parts) await rm(join(folder, part), { recursive: true, force: true })
  for (const { kind, key, schema, content } of items) {
    await mkdir(join(folder, kind), { recursive: true })
    await writeFile(join(folder, kind, `${nameOf(key)}.json`), textOf({ kind, key, schema, content }))
  }
  const hashes = items.flatMap(({ content }) => pictureHashesIn(content))
  for (const { hash, name, key } of await listPictureFiles(db, hashes)) {
    await mkdir(join(folder, 'pictures', hash), { recursive: true })
    await writeFile(join(folder, 'pictures', hash, name), await buffer(await store.open(key)))
  }
  return items.length
}

const textOf = (item: ContentFile) => `${JSON.stringify(item, null, 2)}\n`

/** Readable, and unique even for keys that differ only in other characters. */
const nameOf = (key: string) => {
  const words = key.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')
  return `${words}-${createHash('sha256').update(key).digest('hex').slice(0, 6)}`
}

/** Publishes what the folder has, where it differs from what is published now. Nothing is stored if a file is wrong. */
export async function importContent(storage: Storage, folder: string, by: Author): Promise<number> {
  const items = await readItems(folder)
  for (const item of items) checkItem(item)
  await refuseShared(storage.db, items)
  for (const hash of new Set(items.flatMap(({ content }) => pictureHashesIn(content))))
    if (!(await hasPicture(storage.db, hash))) await keepPicture(storage, hash, await readPicture(folder, hash), by)
  return storage.db.transaction((tx) => publishItems(tx, items, by))
}

async function readItems(folder: string): Promise<ContentFile[]> {
  const there = await namesIn(folder)
  const kinds = publicationKinds.filter((kind) => there.includes(kind))
  const names = await Promise.all(
    kinds.map(async (kind) => {
      const found = await namesIn(join(folder, kind))
      return found.filter((name) => name.endsWith('.json')).map((name) => join(kind, name))
    }),
  )
  return Promise.all(names.flat().map((name) => readItem(folder, name)))
}

async function readItem(folder: string, name: string): Promise<ContentFile> {
  const parsed = ContentFile.safeParse(parseJson(await readFile(join(folder, name), 'utf8')))
  if (!parsed.success) throw new StartError(`${name} was not written by npm run content -- export.`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Content of an older schema is brought up to date; what this version of the site cannot read is refused. */
function checkItem({ kind, key, schema, content }: ContentFile) {
  if (content === null) return
  try {
    readContent<object>(publicationContents[kind], content, schema)
  } catch (cause) {
    throw new StartError(`${kind} ${key}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** An address or a state belongs to one text: in the folder, and of what the site shows beside it or will show. */
async function refuseShared(db: Db, items: ContentFile[]) {
  const inFolder = new Set(items.map(itemOf))
  const others = (await listInEffect(db, new Date())).filter((row) => !inFolder.has(itemOf(row)))
  const owners = new Map<string, Text>()
  for (const text of [...items, ...others, ...(await listComing(db))]) {
    const claim = publicationContents[text.kind].claimOf(text.content, text.key)
    if (!claim || !('value' in claim)) continue
    const claimed = `${text.kind} ${claim.value}`
    const owner = owners.get(claimed) ?? text
    owners.set(claimed, owner)
    if (itemOf(owner) !== itemOf(text))
      throw new StartError(`Nothing was imported: ${named(owner)} and ${named(text)} are both for ${claim.value}.`)
  }
}

type Text = Pick<ContentFile, 'kind' | 'key' | 'content'>

const itemOf = ({ kind, key }: Pick<Text, 'kind' | 'key'>) => `${kind} ${key}`

const named = (text: Text) => `${itemOf(text)} (“${publicationContents[text.kind].titleOf(text.content)}”)`

async function readPicture(folder: string, hash: string) {
  const names = await readdir(join(folder, 'pictures', hash)).catch(() => [])
  if (names.length === 0) throw new StartError(`The folder has no picture ${hash}, which a text shows.`)
  return Promise.all(
    names.map(async (name) => {
      const file = readFileName(hash, name)
      if (!file) throw new StartError(`pictures/${hash}/${name} is not a picture of this site.`)
      return { ...file, content: await readFile(join(folder, 'pictures', hash, name)) }
    }),
  )
}

async function publishItems(tx: Db, items: ContentFile[], by: Author): Promise<number> {
  const current = new Map((await listInEffect(tx, new Date())).map((row) => [itemOf(row), row]))
  const changed = items.filter((item) => {
    const known = current.get(itemOf(item))
    return !known || known.schema !== item.schema || JSON.stringify(known.content) !== JSON.stringify(item.content)
  })
  for (const { kind, key, schema, content } of changed) {
    const publicationId = await insertPublication(tx, kind, key)
    const given = { publicationId, content, schema, wantedAt: null, problems: [], waitsFor: null }
    await storeVersion(tx, given, content ? publicationContents[kind].titleOf(content) : key, by)
  }
  return changed.length
}
