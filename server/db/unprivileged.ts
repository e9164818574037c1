import { execFile } from 'node:child_process'
import { chown } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a program as somebody PostgreSQL accepts: it refuses to run as root. */
export type Runner = (program: string, args: string[]) => Promise<{ stdout: string; stderr: string }>

/** The user “nobody”: initdb wants a user that the system knows by name. */
const nobody = { uid: 65_534, gid: 65_534 }

export async function unprivilegedRunner(ownedDirs: string[]): Promise<Runner> {
  if (process.getuid?.() !== 0) return (program, args) => run(program, args)

  // In a user namespace of its own, root's files and processes look like an ordinary user's.
  const namespace = ['-U', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
  if (await works('unshare', [...namespace, 'true'])) {
    return (program, args) => run('unshare', [...namespace, program, ...args])
  }

  // Containers may refuse the namespace: hand the folders to nobody instead.
  for (const dir of ownedDirs) await chown(dir, nobody.uid, nobody.gid)
  return (program, args) => run(program, args, { ...nobody, cwd: '/' })
}

const works = (program: string, args: string[]) =>
  run(program, args).then(
    () => true,
    () => false,
  )
