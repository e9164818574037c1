import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Which folders a folder may import from. A file belongs to the longest folder name here that its path starts with. */
const mayImport: Record<string, string[]> = {
  contract: ['contract'],
  content: ['content', 'contract'],
  'app/ui': ['app/ui', 'content', 'contract'],
  'app/pictures': ['app/pictures', 'content'],
  'app/frame': ['app/frame', 'app/ui', 'app/pictures', 'content'],
  'app/forms': ['app/forms', 'app/ui', 'app', 'content', 'contract'],
  'app/sections': ['app/sections', 'app/forms', 'app/ui', 'app/pictures', 'app', 'content', 'contract'],
  'app/pages': ['app/pages', 'app/sections', 'app/forms', 'app/ui', 'app/pictures', 'app', 'content', 'contract'],
  'app/desk': ['app/desk', 'app/ui', 'app/pictures', 'app', 'content', 'contract'],
  'app/pages/admin': ['app/pages/admin', 'app/desk', 'app/sections', 'app/ui', 'app', 'content', 'contract'],
  'app/resources': ['app/resources', 'app', 'content', 'contract'],
  app: ['app', 'app/pages', 'app/frame', 'app/pictures', 'content', 'contract'],
  'server/db': ['server/db', 'content', 'contract'],
  'server/ports': ['server/ports', 'content', 'contract'],
  'server/services': ['server/services', 'server/db', 'server/ports', 'content', 'contract'],
  'server/http': ['server/http', 'server', 'server/db', 'contract'],
  'server/api': ['server/api', 'server/services', 'server/http', 'server/db', 'contract'],
  server: [
    'server',
    'server/api',
    'server/http',
    'server/services',
    'server/db',
    'server/ports',
    'content',
    'contract',
  ],
}

type Import = { from: string; to: string; typeOnly: boolean }

test('imports go downward only', async () => {
  const imports = await listImports()
  expect(imports.length).toBeGreaterThan(100)
  const upward = imports
    // Types are shared by both sides and are removed before anything runs.
    .filter((link) => !link.typeOnly && !mayImport[roomOf(link.from)]?.includes(roomOf(link.to)))
    .map((link) => `${link.from} → ${link.to}`)
  expect(upward).toEqual([])
})

test('the React code imports nothing but types from the server', async () => {
  const taken = (await listImports()).filter((link) => link.from.startsWith('app/') && link.to.startsWith('server/'))
  expect(taken.filter((link) => !link.typeOnly)).toEqual([])
})

test('only the entry points read the environment and pass it to the configuration', async () => {
  const readers = (await listSources('server')).filter((file) => file.text.includes('process.env'))
  expect(readers.map((file) => file.name)).toEqual([
    'server/admin.ts',
    'server/backup.ts',
    'server/dev.ts',
    'server/doctor.ts',
    'server/main.ts',
    'server/restore.ts',
  ])
})

test('every option has an explicit value, since browser translation changes its text', async () => {
  const bare = (await listSources('app')).filter(({ text }) =>
    (text.match(/<option\b[^>]*>/g) ?? []).some((option) => !/\bvalue=/.test(option)),
  )
  expect(bare.map((file) => file.name)).toEqual([])
})

const roomOf = (file: string) =>
  Object.keys(mayImport)
    .filter((room) => file.startsWith(`${room}/`))
    .toSorted((one, other) => other.length - one.length)[0] ?? ''

async function listImports(): Promise<Import[]> {
  const sources = (await Promise.all(['app', 'content', 'contract', 'server'].map(listSources))).flat()
  return sources
    .filter((file) => !file.name.includes('.test.'))
    .flatMap(({ name, text }) =>
      [...text.matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from\s+'(\.[^']+)'/gm)].map(([, type, path = '']) => ({
        from: name,
        to: relative(root, join(root, dirname(name), path)),
        typeOnly: type !== undefined || path.startsWith('./+types/'),
      })),
    )
}

async function listSources(folder: string): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  return Promise.all(
    names.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      return { name: relative(root, path), text: await readFile(path, 'utf8') }
    }),
  )
}
