import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupName, removeOldBackups } from './old-backups.ts'

const now = Date.parse('2026-11-16T02:30:00.000Z')
const daysAgo = (days: number) => backupName(new Date(now - days * 24 * 60 * 60 * 1000))

test('removes old backups and the drafts of crashed runs, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-backups-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const kept = [
    daysAgo(0),
    daysAgo(13),
    `${daysAgo(0.5)}.part`,
    'before-the-upgrade',
    '2020-01-01',
    `${daysAgo(90)}-old`,
  ]
  const removed = [daysAgo(15), daysAgo(400)]
  const dead = [`${daysAgo(2)}.part`, `${daysAgo(20)}.part`]
  for (const name of [...kept, ...removed, ...dead]) await mkdir(join(folder, name, 'files'), { recursive: true })

  expect(await removeOldBackups({ folder, keepDays: undefined }, now)).toBe(0)
  expect((await readdir(folder)).toSorted()).toEqual([...kept, ...removed].toSorted())
  expect(await removeOldBackups({ folder, keepDays: 14 }, now)).toBe(removed.length)
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted())
})
