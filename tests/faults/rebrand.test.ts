import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const sources = ['app', 'content', 'contract', 'scripts', 'server']
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts']

test('[SITE-7] another company takes the site over by changing one module', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'site-rebrand-'))
  for (const name of [...sources, ...settings]) await cp(join(root, name), join(copy, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))

  const module = join(copy, 'content', 'brand', 'company.ts')
  const brand = await readFile(module, 'utf8')
  const other = brand
    .replaceAll('Tumari', 'Baraka')
    .replaceAll('tumari', 'baraka')
    .replaceAll('(800) 555-0199', '(888) 555-0199')
    .replaceAll('(612) 555-0117', '(651) 555-0188')
    .replaceAll('18005550199', '18885550199')
    .replaceAll('16125550117', '16515550188')
    .replaceAll('100 Sample Avenue South', '7 Other Street')
    .replaceAll("'0000000'", "'7654321'")
  await writeFile(module, other)
  await promisify(execFile)('react-router', ['build', '--logLevel', 'error'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}`,
    },
  })

  const built = (await readdir(join(copy, 'build'), { recursive: true })).filter((name) =>
    /\.(html|js|xml|txt|json|webmanifest)$/.test(name),
  )
  const pages = built.filter((name) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(25)
  for (const name of built) {
    const text = await readFile(join(copy, 'build', name), 'utf8')
    expect(text, name).not.toMatch(
      /tumari|\(800\) 555|555-0117|18005550199|16125550117|100 Sample Avenue|NMLS ID 0000000/i,
    )
  }
  for (const name of pages) {
    const text = await readFile(join(copy, 'build', name), 'utf8')
    expect(text, name).toContain('Baraka')
    expect(text, name).toContain('(888) 555-0199')
  }
  await rm(copy, { recursive: true, force: true })
})
