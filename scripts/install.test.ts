import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acceptedNodes } from './install.mjs'
import { root } from './places.mjs'

type Version = { major: number; minor: number }
type Lock = { packages: Record<string, { optional?: boolean; engines?: { node?: string } }> }

/** For ranges such as `^20.19.0 || >=22.12.0`. */
function accepts(range: string, node: Version): boolean {
  return range.split('||').some((part) => {
    const [, sign, major = '', minor = '0'] = /^(\^|>=)\s*(\d+)(?:\.(\d+))?[.\d]*$/.exec(part.trim()) ?? []
    if (!sign) throw new Error(`The range “${range}” is not understood.`)
    const isLaterMinor = node.major === Number(major) && node.minor >= Number(minor)
    return isLaterMinor || (sign === '>=' && node.major > Number(major))
  })
}

test('[OWN-1] npm leaves out no package on the versions of Node that install directly', async () => {
  const lock: Lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const ranges = Object.entries(lock.packages).flatMap(([name, { optional, engines }]) =>
    optional && engines?.node ? [{ name, range: engines.node }] : [],
  )
  expect(ranges.length).toBeGreaterThan(20)
  const usual = ranges.filter(({ range }) => accepts(range, { major: 24, minor: 0 }))
  for (const node of [...acceptedNodes, { major: 23, minor: 0 }])
    expect(
      usual.filter(({ range }) => !accepts(range, node)),
      `${node.major}.${node.minor}`,
    ).toEqual([])
})
