import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { queryOf } from '../../support/site-process.ts'

/** The stored files of a job's applications in one role, newest first. */
export async function storedFiles(dataDir: string, jobId: string | undefined, role: string) {
  const rows = await queryOf(
    dataDir,
    `select key from files join applications on applications.id = application_id
      where role = $2 and vacancy_id = $1 order by files.created_at desc`,
    [jobId, role],
  )
  return Promise.all(rows.map(({ key }) => readFile(join(dataDir, 'files', String(key)))))
}
