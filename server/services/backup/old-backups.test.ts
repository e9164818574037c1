import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupName, removeOldBackups } from './old-backups.ts'

const now = Date.parse('2026-11-16T02:30:00.000Z')
const daysAgo = (days: number) => backupName(new Date(now - days * 24 * 60 * 60 * 1000))

async function newFolder(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-backups-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of names) await mkdir(join(folder, name, 'files'), { recursive: true })
  return folder
}

test('removes old backups and the drafts of crashed runs, and nothing else', async () => {
  const kept = [
    daysAgo(0),
    daysAgo(1),
    daysAgo(13),
    `${daysAgo(0.5)}.part`,
    'before-the-upgrade',
    '2020-01-01',
    `${daysAgo(90)}-old`,
  ]
  const removed = [daysAgo(15), daysAgo(400)]
  const dead = [`${daysAgo(2)}.part`, `${daysAgo(20)}.part`]
  const folder = await newFolder(...kept, ...removed, ...dead)

  expect(await removeOldBackups({ folder, keepDays: undefined }, now)).toBe(0)
  expect((await readdir(folder)).toSorted()).toEqual([...kept, ...removed].toSorted())
  expect(await removeOldBackups({ folder, keepDays: 14 }, now)).toBe(removed.length)
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted())
})

test('keeps the newest backups when a clock that is far ahead makes all of them old', async () => {
  const newest = [daysAgo(3), daysAgo(2), daysAgo(1)]
  const folder = await newFolder(daysAgo(20), daysAgo(5), ...newest, 'before-the-upgrade')
  expect(await removeOldBackups({ folder, keepDays: 14 }, now + 3_650 * 24 * 60 * 60 * 1000)).toBe(2)
  expect((await readdir(folder)).toSorted()).toEqual([...newest, 'before-the-upgrade'].toSorted())
})
