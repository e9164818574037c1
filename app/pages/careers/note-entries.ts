import { noteEarlyEntries } from '../../forms/application/early-entries.ts'
import { noteUnsaved } from '../../forms/application/tab-store.ts'

/** An inline script: it has to run before somebody can type. The path ends with the id of the job. */
const [jobId = ''] = location.pathname.toLowerCase().split('/').slice(2)
noteEarlyEntries(() => noteUnsaved(jobId, true))
