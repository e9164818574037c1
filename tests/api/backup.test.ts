import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Client } from 'pg'
import { openClient } from '../../server/db/client.ts'
import { reachDatabase } from '../../server/db/reach-database.ts'
import { openFileStore, type FileStore } from '../../server/ports/files.ts'
import { makeBackup, restoreBackup } from '../../server/services/backup/backup.ts'
import { applicationForm } from '../../support/application-form.ts'
import { expect, startTestSite, test, type TestSite } from '../support/site.ts'

const noJobs = { list: async () => [], add: async () => undefined }

async function backUp(client: Client, store: FileStore): Promise<string> {
  const path = await mkdtemp(join(inject('runFolder'), 'backup-'))
  const draft = { path, keep: async () => undefined, [Symbol.asyncDispose]: async () => undefined }
  await makeBackup(client, noJobs, store, draft, { secret: undefined, signal: new AbortController().signal })
  return path
}

const storeOf = ({ dataDir }: TestSite) => openFileStore({ dataDir, s3: undefined })

const restore = async (client: Client, site: TestSite, folder: string) =>
  restoreBackup(client, noJobs, await storeOf(site), folder, undefined)

test('an erasure during a backup does not fail it, and a restore that was cut off can be repeated', async ({
  site,
}) => {
  await site.postForm('/api/applications', applicationForm())
  await using parts = new AsyncDisposableStack()
  const [client, target] = [await openClient({ connectionString: site.databaseUrl }), await startTestSite()]
  parts.defer(() => client.end())
  const store = await storeOf(site)
  let erased = ''
  const open: FileStore['open'] = async (key) => {
    if (erased === '') {
      erased = key
      await site.pool.query(`update files set state = 'removing', application_id = null where key = $1`, [key])
      await store.remove(key)
    }
    return store.open(key)
  }
  const folder = await backUp(client, { ...store, open })
  await site.pool.query(
    `update files set state = 'kept', application_id = (select id from applications) where key = $1`,
    [erased],
  )
  await expect(backUp(client, store)).rejects.toThrow('ENOENT')

  const empty = await openClient({ connectionString: target.databaseUrl })
  parts.defer(() => empty.end())
  await restore(empty, target, folder)
  const keys = await target.pool.query<{ key: string }>('select key from files')
  expect(keys.rows.map(({ key }) => key)).not.toContain(erased)
  expect(keys.rowCount).toBeGreaterThan(1)
  // As if the restore had ended after the files.
  await target.pool.query('delete from files; delete from applications')
  await restore(empty, target, folder)
})

test('a restore into a site that was used already, if only to sign in, is refused with an explanation', async ({
  site,
}) => {
  await using parts = new AsyncDisposableStack()
  const client = await openClient({ connectionString: site.databaseUrl })
  parts.defer(() => client.end())
  const folder = await backUp(client, await storeOf(site))
  await site.post('/api/admin/login', { username: 'nobody.here', password: 'not-a-password' })
  await expect(restore(client, site, folder)).rejects.toThrow('This database is in use.')
})

test('a connection that breaks between queries fails the next one, and does not end the program', async ({ site }) => {
  const { client } = await reachDatabase({ databaseUrl: site.databaseUrl, dataDir: site.dataDir })
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise((resolve) => client.once('end', resolve))
  await site.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await ended
  await expect(client.query('select 1')).rejects.toThrow(Error)
})
