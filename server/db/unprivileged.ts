import { execFile } from 'node:child_process'
import { chown } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a program as an unprivileged user, because PostgreSQL refuses to run as root. */
export type Runner = (program: string, args: string[]) => Promise<{ stdout: string; stderr: string }>

/** The user "nobody": initdb requires a user that the system knows by name. */
const nobody = { uid: 65_534, gid: 65_534 }

export async function unprivilegedRunner(ownedDirs: string[]): Promise<Runner> {
  if (process.getuid?.() !== 0) return (program, args) => run(program, args)

  // In its own user namespace, root's files and processes appear to belong to an ordinary user.
  const namespace = ['-U', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
  if (await succeeds('unshare', [...namespace, 'true'])) {
    return (program, args) => run('unshare', [...namespace, program, ...args])
  }

  // Containers may not allow the namespace: change the owner of the folders instead.
  for (const dir of ownedDirs) await chown(dir, nobody.uid, nobody.gid)
  return (program, args) => run(program, args, { ...nobody, cwd: '/' })
}

const succeeds = (program: string, args: string[]) =>
  run(program, args).then(
    () => true,
    () => false,
  )
