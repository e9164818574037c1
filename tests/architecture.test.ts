import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What is outside of these may import from them if it may import from the folder that they are in. */
const wholes = new Set(['content', 'contract', 'server/services'])

/** What a test may look into, with all the folders in it. */
const underTest = ['app', 'content', 'contract', 'scripts', 'server', 'support']

/**
 * Which folders a folder may import from, types and style sheets included, besides itself. A file belongs to the
 * longest name here that its path starts with; the configurations of tools, in the root, to none.
 */
const mayImport: Record<string, string[]> = {
  contract: ['contract/checks'],
  'contract/checks': ['contract'],

  content: ['content/admin', 'content/brand', 'content/countries', 'content/legal', 'content/pages', 'contract'],
  'content/admin': ['content', 'content/brand', 'content/pages', 'content/reasons', 'contract'],
  'content/brand': ['content'],
  'content/countries': ['content', 'contract'],
  'content/legal': [],
  'content/pages': ['content', 'content/brand', 'contract'],
  'content/reasons': ['content', 'contract'],

  'app/calls': ['contract'],
  'app/styles': ['app/pictures', 'app/ui', 'content'],
  'app/styles/site.css': [
    'app/forms',
    'app/frame',
    'app/pages',
    'app/pictures',
    'app/sections',
    'app/styles',
    'app/ui',
  ],
  'app/styles/desk.css': ['app/styles', 'app/ui', 'app/desk'],
  'app/ui': ['app/pictures', 'contract'],
  'app/text': ['app/styles', 'contract'],
  'app/pictures': ['content'],
  'app/rendering': ['contract', 'server/pages'],
  'app/head': ['content', 'contract'],
  'app/resources': ['app/head', 'app/rendering', 'content', 'contract'],
  'app/frame': ['app/ui', 'app/pictures', 'content', 'contract'],
  'app/islands': ['content'],
  'app/forms': ['app/islands', 'app/rendering', 'app/styles', 'app/text', 'app/ui', 'content', 'contract'],
  'app/sections': [
    'app/calls',
    'app/islands',
    'app/pictures',
    'app/rendering',
    'app/styles',
    'app/text',
    'app/ui',
    'content',
    'contract',
    'server/services',
  ],
  'app/pages': [
    'app/calls',
    'app/forms',
    'app/sections',
    'app/islands',
    'app/head',
    'app/rendering',
    'app/pictures',
    'app/styles',
    'app/text',
    'app/ui',
    'content',
    'contract',
  ],
  app: [
    'app/pages',
    'app/sections',
    'app/frame',
    'app/islands',
    'app/ui',
    'app/rendering',
    'app/styles/site.css',
    'app/styles/desk.css',
    'content',
    'contract',
  ],

  'app/desk/ui': ['app/ui', 'content'],
  'app/desk/calls': ['content', 'contract'],
  'app/desk/lists': ['app/desk/calls', 'app/desk/ui', 'app/ui', 'content'],
  'app/desk/records': ['app/desk/calls', 'app/desk/ui', 'app/ui', 'content', 'contract'],
  'app/desk/frame': [
    'app/desk/lists',
    'app/desk/records',
    'app/desk/calls',
    'app/desk/ui',
    'app/rendering',
    'app/ui',
    'content',
    'contract',
  ],
  'app/desk/audit': deskPage(),
  'app/desk/agents': deskPage(),
  'app/desk/developers': deskPage(),
  'app/desk/documents': ['app/desk/records', 'app/desk/ui', 'content', 'contract'],
  'app/desk/applications': deskPage('app/desk/audit', 'app/desk/documents'),
  'app/desk/inbox': deskPage(),
  'app/desk/leads': deskPage('app/desk/inbox', 'app/pictures'),
  'app/desk/career-forms': deskPage('app/desk/inbox'),
  'app/desk/opt-outs': deskPage(),
  'app/desk/factors': deskPage(),
  'app/desk/people': deskPage('app/desk/factors'),
  'app/desk/prices': deskPage('app/text'),
  'app/desk/publishing': deskPage(),
  'app/desk/sign-in': deskPage('app/desk/factors', 'app/pictures', 'app/rendering'),
  'app/desk/statistics': deskPage(),
  'app/desk/status': deskPage(),
  'app/desk/templates': deskPage(),
  'app/desk/vacancies': deskPage('app/forms', 'app/sections', 'app/rendering', 'app/text'),

  'server/process': ['server/monitoring'],
  'server/config': ['content', 'contract'],
  'server/db': ['content', 'contract'],
  'server/monitoring': ['server/config', 'server/db', 'contract'],
  'server/ports': ['server/config', 'content', 'contract'],
  'server/services': [
    'server/services/files',
    'server/services/pictures',
    'server/db',
    'server/ports',
    'content',
    'contract',
  ],
  'server/services/backup': ['server/services', 'server/ports', 'server/db', 'contract'],
  'server/services/files': ['server/services', 'server/ports', 'server/db', 'contract'],
  'server/services/pictures': ['server/services', 'server/services/files', 'server/db', 'contract'],
  'server/services/places': [],
  'server/http': ['server/services', 'server/db', 'server/monitoring', 'server/config', 'content', 'contract'],
  'server/api': ['server/services', 'server/http', 'server/db', 'content', 'contract'],
  'server/pages': ['server/services', 'server/http', 'server/db', 'server/monitoring', 'app', 'content', 'contract'],
  'server/delivery': ['server/services', 'server/ports', 'server/db', 'server/config', 'server/monitoring'],
  'server/doctor': ['server/services', 'server/ports', 'server/db', 'server/config'],
  server: [
    'server/api',
    'server/pages',
    'server/delivery',
    'server/doctor',
    'server/http',
    'server/services',
    'server/ports',
    'server/db',
    'server/monitoring',
    'server/config',
    'server/process',
    'content',
    'contract',
  ],

  scripts: ['app', 'app/pictures', 'content', 'contract', 'support'],
  'scripts/icons': ['scripts'],
  'scripts/maps': ['app/sections', 'content'],
  'scripts/notices': ['scripts'],
  'scripts/places': ['scripts/maps', 'content'],
  'scripts/previews': ['scripts', 'app/head', 'app/pictures', 'content'],
  'scripts/video': ['scripts'],

  support: ['scripts', 'app', 'content', 'contract'],
  bench: ['support', 'scripts', 'content', 'contract'],

  tests: [...underTest, 'tests/support'],
  'tests/api': [...underTest, 'tests/support'],
  'tests/browser': [...underTest, 'tests/support'],
  'tests/pages': [...underTest, 'tests/support'],
  'tests/faults': [...underTest, 'tests/support'],
  'tests/proofs': [...underTest, 'tests/support', ''],
  'tests/support': [...underTest],
  '': ['scripts', 'support'],
}

function deskPage(...more: string[]) {
  const shared = ['frame', 'lists', 'records', 'calls', 'ui'].map((name) => `app/desk/${name}`)
  return [...shared, 'app/ui', 'content', 'contract', ...more]
}

/** The names of the table, the longest first. */
const folderNames = Object.keys(mayImport).toSorted((one, other) => other.length - one.length)

/** Which folders a folder may load later, with `import()`. */
const mayLoad: Record<string, string[]> = {
  app: ['app/frame', 'app/islands'],
  'app/islands': ['app/forms', 'app/pages', 'app/sections'],
  scripts: ['server', 'server/config'],
}

/** Not ours: the sites that benchmarks compare ours with. */
const unnamed = new Set(['bench/rivals'])

type Import = { from: string; to: string; kind: 'value' | 'type' | 'later' }

const sources = await readSources()
const imports = listImports()

test('imports go downward only', () => {
  expect(imports.length).toBeGreaterThan(100)
  const upward = imports.filter(({ from, to, kind }) => {
    const names = (kind === 'later' ? mayLoad : mayImport)[folderOf(from)] ?? []
    return folderOf(from) !== folderOf(to) && !names.some((name) => includes(name, folderOf(to), folderOf(from)))
  })
  expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

/** Whether a name in the list of a folder stands for another folder. */
const includes = (name: string, folder: string, user: string) =>
  name === folder ||
  (folder.startsWith(`${name}/`) &&
    (user.startsWith('tests') || user.endsWith('.css') || (wholes.has(name) && !user.startsWith(name))))

test('every directory is in the table, and the roots hold only entry points and what wires them together', () => {
  const names = sources.map(({ name }) => name)
  const folders = new Set(
    names.filter((name) => name.split('/').length > 2).map((name) => name.split('/', 2).join('/')),
  )
  expect(
    [...folders].filter((folder) => !folderNames.some((name) => name.startsWith(folder)) && !unnamed.has(folder)),
  ).toEqual([])
  const inRoot = names.filter((name) => folderOf(name) === 'app' || folderOf(name) === 'server')
  expect(inRoot.toSorted()).toEqual([
    'app/entry.client.ts',
    'app/entry.router.tsx',
    'app/entry.server.tsx',
    'app/root.tsx',
    'app/routes.ts',
    'server/admin.ts',
    'server/app.ts',
    'server/backup.ts',
    'server/content.ts',
    'server/dev.ts',
    'server/doctor.ts',
    'server/main.ts',
    'server/restore.ts',
    'server/running-site.ts',
  ])
})

test('the React code imports nothing but types from the server', () => {
  const taken = imports.filter((link) => link.from.startsWith('app/') && link.to.startsWith('server/'))
  expect(taken.filter(({ kind }) => kind !== 'type')).toEqual([])
})

test('only the entry points read the environment and pass it to the configuration', () => {
  expect(filesWith('server', /process\.env/)).toEqual([
    'server/admin.ts',
    'server/backup.ts',
    'server/content.ts',
    'server/dev.ts',
    'server/doctor.ts',
    'server/main.ts',
    'server/restore.ts',
  ])
})

test('every option has an explicit value, since browser translation changes its text', () => {
  const bare = sourcesIn('app').filter(({ text }) =>
    (text.match(/<option\b[^>]*>/g) ?? []).some((option) => !/\bvalue=/.test(option)),
  )
  expect(bare.map((file) => file.name)).toEqual([])
})

test('no element has a key made of text that people read, since two texts may be equal in a translation', () => {
  const isKey = /\bkey=\{(?:\w+\.)?(?:caption|heading|label|question|term|text|title)\}/
  expect(filesWith('app', isKey)).toEqual([])
})

test('no field of the desk has a maxlength, with which browsers cut a pasted text without a word', () => {
  expect(filesWith('app/desk', /maxLength=/)).toEqual([])
})

test('no file of the React code writes the path of an API call: they come from the table of calls', () => {
  expect(filesWith('app', /['"`]\/(?:web\/)?api\//)).toEqual([])
})

test('public pages make calls by name: only what sends them, and a form that works without JavaScript, has a path', () => {
  expect(filesWith('app', /contract\/public-paths\.ts/)).toEqual([
    'app/calls/read.ts',
    'app/forms/career-form.tsx',
    'app/forms/send-form.ts',
  ])
})

test('no file uses an export that its library calls unsafe', () => {
  for (const folder of ['app', 'server']) expect(filesWith(folder, /UNSAFE_/)).toEqual([])
})

function folderOf(file: string): string {
  return folderNames.find((name) => file === name || file.startsWith(`${name}/`)) ?? ''
}

function listImports(): Import[] {
  const ours = sources.filter(({ name }) => name.startsWith('tests/') || !name.includes('.test.'))
  return ours.flatMap(({ name, text }) => {
    const found = (kind: Import['kind'], expression: RegExp): Import[] =>
      [...text.matchAll(expression)]
        .map(([, path = '']) => path)
        .filter((path) => !path.startsWith('./+types/'))
        .map((path) => ({ from: name, to: relative(root, join(root, dirname(name), path)).replace(/\?.*/, ''), kind }))
    return name.endsWith('.css')
      ? found('value', /(?:@import |url\()'(\.[^']+)'/g)
      : [
          ...found('value', /^(?:import|export)\s+(?!type\s)(?:[^'"]*?from\s+)?'(\.[^']+)'/gm),
          ...found('type', /^(?:import|export)\s+type\s[^'"]*?from\s+'(\.[^']+)'/gm),
          ...found('type', /\btypeof import\('(\.[^']+)'\)/g),
          ...found('later', /(?<!typeof )\bimport\('(\.[^']+)'\)/g),
        ]
  })
}

function filesWith(folder: string, pattern: RegExp): string[] {
  const found = sourcesIn(folder).filter(({ text }) => pattern.test(text))
  return found.map(({ name }) => name).toSorted()
}

function sourcesIn(folder: string) {
  return sources.filter(({ name }) => name.startsWith(`${folder}/`))
}

async function readSources() {
  const folders = ['app', 'bench', 'content', 'contract', 'scripts', 'server', 'support', 'tests']
  const configurations = (await readdir(root)).filter((name) => name.endsWith('.config.ts')).map(readSource)
  return (await Promise.all([...folders.map(readFolder), Promise.all(configurations)])).flat()
}

async function readFolder(folder: string) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && /\.(tsx?|mjs|cjs|css)$/.test(entry.name))
  return Promise.all(names.map((entry) => readSource(relative(root, join(entry.parentPath, entry.name)))))
}

async function readSource(name: string) {
  return { name, text: await readFile(join(root, name), 'utf8') }
}
