import type { RouteConfigEntry } from '@react-router/dev/routes'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deskPaths } from '../../../contract/paths.ts'
import routes from '../../routes.ts'
import { returnPath } from './sign-in-redirect.ts'

const firstParts = deskPaths.map((path) => path.toLowerCase().split('/')[1])
const returnPathFor = (to: string) => returnPath(new URLSearchParams({ back: to }), '/Create-job-vacancy')

test('signing in returns to the desk page that was requested', () => {
  for (const path of deskPaths.map((known) => known.replaceAll(/:\w+/g, '7d9a0c1e-0b1c-4a55-9c62-0d6f5e8d3a10'))) {
    expect(returnPathFor(path)).toBe(path)
    expect(returnPathFor(`${path}?stage=new&q=a?b`)).toBe(`${path}?stage=new&q=a?b`)
  }
  expect(returnPath(new URLSearchParams(), '/admin/leads')).toBe('/admin/leads')
})

test('any return address resolves to a desk page of this site', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '/.',
    '/..',
    '\\',
    '\t',
    '\n',
    ' ',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    ';',
    'https:',
    'javascript:',
    'data:',
    'evil.example',
    'admin',
    '/admin',
    'applicationlist',
    '/applicationlist',
    'ApplicantDetails',
    'leads',
    '/career',
    '/ngo',
    'phish',
    '\u2028',
    '／',
    '。',
  )
  const hostile = fc.oneof(
    fc.array(part, { maxLength: 9 }).map((parts) => parts.join('')),
    fc.string(),
    fc.constantFrom(
      '/.//evil.example/phish',
      '/admin/..//evil.example',
      '/ApplicantDetails/..',
      '/admin/leads/\t/evil',
    ),
  )
  fc.assert(
    fc.property(hostile, (to) => {
      const target = new URL(returnPathFor(to), 'https://site.example/admin-login')
      expect(target.origin).toBe('https://site.example')
      expect(firstParts).toContain(target.pathname.toLowerCase().split('/')[1])
      expect(returnPathFor(target.pathname)).toBe(target.pathname)
    }),
    { numRuns: 500 },
  )
})

test('every page behind the sign-in is an allowed return page', () => {
  const paths = (entries: RouteConfigEntry[], parent = ''): string[] =>
    entries.flatMap(({ path, children = [] }) => {
      const full = path?.startsWith('/') ? path : [parent, path].filter(Boolean).join('/')
      return [...(path ? [full] : []), ...paths(children, full)]
    })
  const all = paths(routes).filter((path) =>
    /^\/(admin|Create-job|list-jobfor|applicationlist|ApplicantDetails)/.test(path),
  )
  const open = new Set(['/admin-login', '/admin-invitation', '/admin-forgot', '/admin-recover', '/admin-confirm-email'])
  expect(deskPaths.toSorted()).toEqual(all.filter((path) => !open.has(path)).toSorted())
})
